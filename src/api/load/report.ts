import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import type { Source } from './source/parse-source.ts'

export type FieldLocation = Record<string, unknown>

/** The position of a value in its file. */
export interface Origin {
  source: Source
  node: number
}

/** Positions of the objects and lists of the bundled document, and the problems found in them. */
export interface Report {
  problems: Problem[]
  /** Returns the location of the value under `keys`, or of the nearest enclosing value that has one. */
  place(container: object, ...keys: (string | number)[]): SourceLocation
  add(at: ReportPlace, problem: string, fix: string): void
  setOrigin(container: object, origin: Origin): void
  /** True for an OpenAPI object or a list or map of them, false for plain data such as an example. */
  isKnown(container: object): boolean
}

/** A container and the keys from it to the value. */
export type ReportPlace = readonly [container: object, ...keys: (string | number)[]]

export function createReport(): Report {
  const problems: Problem[] = []
  const origins = new Map<object, Origin>()
  const findOrigin = ([container, ...keys]: ReportPlace): Origin | undefined => {
    const origin = origins.get(container)
    return origin && childOrigin(origin, keys)
  }
  const findLocation = (origin: Origin | undefined): SourceLocation =>
    origin === undefined
      ? { file: '', line: undefined }
      : { file: origin.source.file, line: origin.source.positions.line(origin.node) }
  return {
    problems,
    place: (...at) => findLocation(findOrigin(at)),
    add(at, problem, fix) {
      const origin = findOrigin(at)
      problems.push({ problem: withPointer(origin, problem), at: findLocation(origin), fix })
    },
    setOrigin(container, origin) {
      origins.set(container, origin)
    },
    isKnown: (container) => origins.has(container),
  }
}

/** Returns the position of the value under `keys`, or of the nearest enclosing value. */
export function childOrigin({ source, node }: Origin, keys: readonly (string | number)[]): Origin {
  let at = node
  for (const key of keys) {
    const child = source.positions.child(at, String(key))
    if (child === undefined) break
    at = child
  }
  return { source, node: at }
}

export const withPointer = (origin: Origin | undefined, problem: string): string =>
  origin === undefined ? problem : `At \`#${origin.source.positions.pointer(origin.node)}\`: ${problem}`
