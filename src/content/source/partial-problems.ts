import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import { maxPageSize } from './page-size.ts'

/** Maximum lines of a page with all of its partials. */
export const maxLines = 100_000

/** A use of a partial: `<Name … />`. */
export interface PartialUse {
  target: string
  indent: string
  attributes: string
  at: SourceLocation
}

export function createCycleProblem(use: PartialUse, includeChain: readonly string[]): Problem {
  return {
    problem: `The partial \`${use.target}\` includes itself: ${[...includeChain.slice(includeChain.indexOf(use.target)), use.target].join(' → ')}.`,
    at: use.at,
    fix: 'Move the shared text to a separate partial.',
  }
}

export function createSizeProblem(at: SourceLocation): Problem {
  return {
    problem: `With its partials, the page grows beyond ${maxLines.toLocaleString('en')} lines or ${maxPageSize / 1024 / 1024} MB here.`,
    at,
    fix: 'Include fewer partials, or split the page.',
  }
}

export function createMissingProblem(use: PartialUse): Problem {
  return {
    problem: `The partial \`${use.target}\` does not exist.`,
    at: use.at,
    fix: 'Correct the path of the import; it is relative to the file, or starts with "@site/".',
  }
}

export function createEmptyProblem(use: PartialUse): Problem {
  return {
    problem: `The partial \`${use.target}\` is empty, so nothing is printed here.`,
    at: use.at,
    fix: 'Write its text, or remove the line.',
  }
}

export function createOutsideProblem(use: PartialUse): Problem {
  return {
    problem: `The partial \`${use.target}\` is outside of the site folder.`,
    at: use.at,
    fix: 'Copy it into the site folder, and import it from there.',
  }
}
