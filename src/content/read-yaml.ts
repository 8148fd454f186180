import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { DocsError } from '../shared/docs-error.ts'
import { problemsFromZod } from '../shared/problems-from-zod.ts'
import { type ParsedYaml, parseYaml } from './parse-yaml.ts'
import type { SourceFile } from './source-files.ts'

/** A YAML file as a schema wants it, and where its keys stand. Throws a `DocsError` with everything wrong in it. */
export function readYaml<T extends z.ZodType>(
  file: SourceFile,
  schema: T,
): { data: z.output<T>; line: ParsedYaml['line'] } {
  const text = readFileSync(file.absolute, 'utf8')
  const { value, line } = parseYaml(text, { file: file.path, what: 'The file', firstLine: 1 })
  const parsed = schema.safeParse(value)
  if (!parsed.success)
    throw new DocsError(problemsFromZod(parsed.error, { value, schema, file: file.path, line }))
  return { data: parsed.data, line }
}
