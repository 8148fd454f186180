import { constructFromEvents, parseEvents } from 'js-yaml'
import type { Problem } from '../../../shared/docs-error.ts'
import { listSyntaxProblems } from './list-syntax-problems.ts'
import { createSourcePositions, type SourcePositions } from './source-positions.ts'

/** One of the files of a document. */
export interface DocumentFile {
  /** Relative to the site folder, with forward slashes. */
  file: string
  value: unknown
  positions: SourcePositions
}

/** Maximum nesting depth. Real documents have about 20 levels because their schemas refer to each other. */
const maxDepth = 400

/**
 * Parses YAML or JSON (which is YAML too) and records the positions of all values. js-yaml reads 20 MB in a second and
 * reports positions. The `yaml` package, which the rest of the engine uses, needs 23 seconds and a gigabyte for that,
 * and serves only to list all syntax errors of a broken file, not just the first.
 */
export function parseSource(
  text: string,
  file: string,
): { source: DocumentFile | undefined; problems: Problem[] } {
  try {
    const events = parseEvents(text, { maxDepth })
    const values = constructFromEvents(events, { source: text, json: true })
    return checkSource(file, values, createSourcePositions(text, events))
  } catch (error) {
    return { source: undefined, problems: listSyntaxProblems(text, file, error) }
  }
}

function checkSource(
  file: string,
  values: unknown[],
  positions: SourcePositions,
): { source: DocumentFile | undefined; problems: Problem[] } {
  if (values.length !== 1) {
    const problem =
      values.length === 0
        ? 'The file is empty.'
        : `The file contains ${values.length} YAML documents instead of one.`
    return {
      source: undefined,
      problems: [{ problem, at: { file, line: 1 }, fix: 'Keep one document per file.' }],
    }
  }
  return {
    source: { file, value: values[0], positions },
    problems: positions.duplicates.map((node) => ({
      problem: `At \`#${positions.getPointer(node)}\`: The key \`${positions.getKey(node)}\` is declared twice.`,
      at: { file, line: positions.getLine(node) },
      fix: 'Remove or rename one of them.',
    })),
  }
}
