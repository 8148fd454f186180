/** Location of a problem. `line` and `column` count from 1. Without a line, the problem concerns the whole file. */
export interface SourceLocation {
  file: string
  line: number | undefined
  column?: number | undefined
}

/** A replacement in the text of a file. */
export interface Repair {
  text: string
  replacement: string
}

/** One mistake of a writer: what is wrong, where, and how to fix it. */
export interface Problem {
  problem: string
  at: SourceLocation
  fix: string
  /** Does what `fix` says, on the line of the problem. Only for fixes that need no decision. */
  repair?: Repair | undefined
}

/** All mistakes of writers that one stage found. Printed without a stack trace. The build ends with exit code 1. */
export class DocsError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const distinct = removeDuplicates(problems)
    super(formatProblems(distinct))
    this.name = 'DocsError'
    this.problems = distinct
  }
}

/** Creates the error for one mistake that concerns a whole file, a folder, an option, or a variable. */
export const createFileError = (file: string, problem: string, fix: string): DocsError =>
  new DocsError([{ problem, at: { file, line: undefined }, fix }])

/** Removes duplicates. A page that replaces its missing translations has the same problems in every language. */
export function removeDuplicates<Item extends Problem>(problems: readonly Item[]): Item[] {
  const key = ({ problem, at }: Item): string => JSON.stringify([problem, at])
  return [...new Map([...problems].reverse().map((problem) => [key(problem), problem])).values()].reverse()
}

/** Formats problems for the terminal, sorted by file and line, without duplicates. */
export function formatProblems(problems: readonly Problem[]): string {
  return removeDuplicates(problems)
    .sort((a, b) => a.at.file.localeCompare(b.at.file, 'en') || compareLines(a.at, b.at))
    .map(formatProblem)
    .join('\n\n')
}

const compareLines = (a: SourceLocation, b: SourceLocation): number =>
  (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)

function formatProblem({ problem, at, fix }: Problem): string {
  const location = [at.file, at.line, at.column].filter((part) => part !== undefined).join(':')
  return [location, indent(problem), indent(fix)].join('\n')
}

const indent = (text: string): string => text.replace(/^/gm, '  ')

/** Collects the problems of steps that can continue without each other's result. */
export class ProblemCollector {
  readonly problems: Problem[] = []

  /** Runs a step. If it throws a `DocsError`, its problems are collected and `fallback` is returned. */
  run<Result>(step: () => Result, fallback: Result): Result {
    try {
      return step()
    } catch (error) {
      if (!(error instanceof DocsError)) throw error
      this.problems.push(...error.problems)
      return fallback
    }
  }
}

/** Joins warnings that are ready to print. */
export const joinWarnings = (warnings: readonly string[]): string =>
  warnings.filter((text) => text !== '').join('\n\n')
