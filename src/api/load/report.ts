import type { Place, Problem } from '../../shared/docs-error.ts'
import type { Source } from './source/parse-source.ts'

export type Fields = Record<string, unknown>

/** Where a value is written. */
export interface Origin {
  source: Source
  node: number
}

/** Where the objects and lists of the bundled document are written, and what is wrong with them. */
export interface Report {
  problems: Problem[]
  /** `keys` lead from the container to what is meant; where they are not written out, what is around it is. */
  place(container: object, ...keys: (string | number)[]): Place
  add(at: ReportPlace, problem: string, fix: string): void
  setOrigin(container: object, origin: Origin): void
  /** An object of OpenAPI, a list or map of them; not a value that only they know, such as an example. */
  isKnown(container: object): boolean
}

/** A container, and the keys that lead on from it. */
export type ReportPlace = readonly [container: object, ...keys: (string | number)[]]

export function createReport(): Report {
  const problems: Problem[] = []
  const origins = new Map<object, Origin>()
  const originOf = ([container, ...keys]: ReportPlace): Origin | undefined => {
    const origin = origins.get(container)
    return origin && childOrigin(origin, keys)
  }
  const placeOf = (origin: Origin | undefined): Place =>
    origin === undefined
      ? { file: '', line: undefined }
      : { file: origin.source.file, line: origin.source.positions.line(origin.node) }
  return {
    problems,
    place: (...at) => placeOf(originOf(at)),
    add(at, problem, fix) {
      const origin = originOf(at)
      problems.push({ problem: withPointer(origin, problem), at: placeOf(origin), fix })
    },
    setOrigin(container, origin) {
      origins.set(container, origin)
    },
    isKnown: (container) => origins.has(container),
  }
}

/** What is written under some keys, or the nearest value around it. */
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
