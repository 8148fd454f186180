import type { z } from 'zod'
import { readTextFile } from '../../disk/read-text-file.ts'
import { runWithTimeLimit, TimeLimitError } from '../../limits/time-limit.ts'
import { checkValue } from '../../shared/config/check-value.ts'
import { DocsError } from '../../shared/docs-error.ts'
import type { SourceFile } from '../source-files.ts'
import { type ParsedYaml, parseYaml } from './parse-yaml.ts'

interface ReadYamlOptions {
  /** Replaces variables with their values. */
  fill?: (text: string) => string
}

const maxFileSize = 2 * 1024 * 1024
const timeLimit = 5000

/**
 * Reads a YAML file, validates it, and finds the positions of its keys. Throws a `DocsError` with all of its problems.
 */
export function readYaml<T extends z.ZodType>(
  file: SourceFile,
  schema: T,
  { fill = (text) => text }: ReadYamlOptions = {},
): { data: z.output<T>; line: ParsedYaml['line'] } {
  const text = fill(readTextFile({ ...file, maxSize: maxFileSize }) ?? '')
  try {
    return runWithTimeLimit(timeLimit, () => {
      const { value, line } = parseYaml(text, { file: file.path, what: 'The file', firstLine: 1 })
      return { data: checkValue(schema, { value, file: file.path, line }), line }
    })
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    throw new DocsError([
      {
        problem: `Reading the file took longer than ${timeLimit / 1000} seconds.`,
        at: { file: file.path, line: undefined },
        fix: 'Split the file, or simplify it.',
      },
    ])
  }
}
