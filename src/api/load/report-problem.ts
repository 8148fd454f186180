import type { DocumentWarning, DocumentWarningKind } from '../../shared/api/warnings/document-warning.ts'
import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import type { DocumentFile } from './source/parse-source.ts'

export type OpenApiObject = Record<string, unknown>

/** The position of a value in its file. */
export interface Origin {
  source: DocumentFile
  node: number
}

/** A problem and its fix, without the location. */
type Explanation = Omit<Problem, 'at'>

/** Positions of the objects and lists of the bundled document, and the problems found in them. */
export interface Report {
  /** Problems without whose fix there is no page. */
  problems: Problem[]
  /** Mistakes that still leave readers a page. */
  warnings: DocumentWarning[]
  /** Returns the location of the value under `keys`, or of the nearest enclosing value that has one. */
  locate(container: object, ...keys: (string | number)[]): SourceLocation
  addProblem(at: ReportTarget, problem: string, fix: string): void
  addWarning(kind: DocumentWarningKind, at: ReportTarget, explanation: Explanation): void
  /** Adds a problem of a value that isn't copied yet. */
  addSourceProblem(origin: Origin, explanation: Explanation): void
  /** Adds a warning about a value that isn't copied yet. */
  addSourceWarning(kind: DocumentWarningKind, origin: Origin, explanation: Explanation): void
  setOrigin(container: object, origin: Origin): void
  /** True for an OpenAPI object or a list or map of them, false for plain data such as an example. */
  hasOrigin(container: object): boolean
}

/** A container and the keys from it to the value. */
export type ReportTarget = readonly [container: object, ...keys: (string | number)[]]

export function createReport(): Report {
  const problems: Problem[] = []
  const warnings: DocumentWarning[] = []
  const origins = new Map<object, Origin>()
  const findOrigin = ([container, ...keys]: ReportTarget): Origin | undefined => {
    const origin = origins.get(container)
    return origin && findChildOrigin(origin, keys)
  }
  return {
    problems,
    warnings,
    locate: (...at) => findLocation(findOrigin(at)),
    addProblem(at, problem, fix) {
      problems.push(createProblem(findOrigin(at), { problem, fix }))
    },
    addWarning(kind, at, explanation) {
      warnings.push({ kind, ...createProblem(findOrigin(at), explanation) })
    },
    addSourceProblem(origin, explanation) {
      problems.push(createProblem(origin, explanation))
    },
    addSourceWarning(kind, origin, explanation) {
      warnings.push({ kind, ...createProblem(origin, explanation) })
    },
    setOrigin(container, origin) {
      origins.set(container, origin)
    },
    hasOrigin: (container) => origins.has(container),
  }
}

/** Returns the position of the value under `keys`, or of the nearest enclosing value. */
export function findChildOrigin({ source, node }: Origin, keys: readonly (string | number)[]): Origin {
  let at = node
  for (const key of keys) {
    const child = source.positions.findChild(at, String(key))
    if (child === undefined) break
    at = child
  }
  return { source, node: at }
}

/** Creates the problem of a value, with its file, line, and pointer. */
export const createProblem = (origin: Origin | undefined, { problem, fix }: Explanation): Problem => ({
  problem:
    origin === undefined ? problem : `At \`#${origin.source.positions.getPointer(origin.node)}\`: ${problem}`,
  at: findLocation(origin),
  fix,
})

const findLocation = (origin: Origin | undefined): SourceLocation =>
  origin === undefined
    ? { file: '', line: undefined }
    : { file: origin.source.file, line: origin.source.positions.getLine(origin.node) }
