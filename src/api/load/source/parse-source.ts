import { constructFromEvents, parseEvents } from 'js-yaml'
import type { Problem } from '../../../shared/docs-error.ts'
import { createPositions, type Positions } from './positions.ts'
import { syntaxProblems } from './syntax-problems.ts'

/** One of the files that a document is made of. */
export interface Source {
  /** Relative to the site folder, with forward slashes. */
  file: string
  value: unknown
  positions: Positions
}

/** Depth of the deepest values that are read. Documents have about 20 levels; their schemas refer to each other. */
const maxDepth = 400

/**
 * Reads YAML or JSON (which is YAML too), and where everything stands in it. js-yaml reads 20 MB in a second and says where its parts are; the
 * `yaml` package, which the rest of the engine reads YAML with, needs 23 seconds and a gigabyte for it, and is asked only
 * for what it alone can do: all mistakes of a file that cannot be read, not just the first.
 */
export function parseSource(text: string, file: string): { source: Source | undefined; problems: Problem[] } {
  try {
    const events = parseEvents(text, { maxDepth })
    const values = constructFromEvents(events, { source: text, json: true })
    return checked(file, values, createPositions(text, events))
  } catch (error) {
    return { source: undefined, problems: syntaxProblems(text, file, error) }
  }
}

function checked(
  file: string,
  values: unknown[],
  positions: Positions,
): { source: Source | undefined; problems: Problem[] } {
  if (values.length !== 1) {
    const problem =
      values.length === 0 ? 'The file is empty.' : `The file holds ${values.length} YAML documents, not one.`
    return {
      source: undefined,
      problems: [{ problem, at: { file, line: 1 }, fix: 'Write one document into the file.' }],
    }
  }
  return {
    source: { file, value: values[0], positions },
    problems: positions.duplicates.map((node) => ({
      problem: `At \`#${positions.pointer(node)}\`: The key \`${positions.key(node)}\` is there twice.`,
      at: { file, line: positions.line(node) },
      fix: 'Remove one of the two, or rename it.',
    })),
  }
}
