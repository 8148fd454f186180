import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { checkValue } from '../shared/config/check-value.ts'
import { type ParsedYaml, parseYaml } from './parse-yaml.ts'
import type { SourceFile } from './source-files.ts'

interface Reading {
  /** Puts values in the place of variables. */
  fill?: (text: string) => string
}

/** A YAML file as a schema wants it, and where its keys stand. Throws a `DocsError` with everything wrong in it. */
export function readYaml<T extends z.ZodType>(
  file: SourceFile,
  schema: T,
  { fill = (text) => text }: Reading = {},
): { data: z.output<T>; line: ParsedYaml['line'] } {
  const text = fill(readFileSync(file.absolute, 'utf8'))
  const { value, line } = parseYaml(text, { file: file.path, what: 'The file', firstLine: 1 })
  return { data: checkValue(schema, { value, file: file.path, line }), line }
}
