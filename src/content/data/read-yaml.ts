import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { readTextFile } from '../../disk/read-text-file.ts'
import { runWithTimeLimit, TimeLimitError } from '../../safeguards/time-limit.ts'
import { checkValue } from '../../shared/config/check-value.ts'
import { createFileError } from '../../shared/docs-error.ts'
import type { SourceFile } from '../source-files.ts'
import { type ParsedYaml, parseYaml } from './parse-yaml.ts'

interface ReadYamlOptions {
  /** Replaces variables with their values. */
  fill?: (text: string) => string
}

const maxFileSize = 2 * 1024 * 1024
const timeLimit = 5000
/** In characters. Setting a time limit takes longer than to read a file of this size, whatever it contains. */
const smallSize = 4096

/** A file with its values and the positions of its keys. */
interface YamlFile<T extends z.ZodType> {
  data: z.output<T>
  line: ParsedYaml['line']
}

interface Reading {
  text: string
  schema: z.ZodType
  file: YamlFile<z.ZodType>
}

/** The last reading of each file, because `docent dev` reads all of them after each edit. */
const readings = new Map<string, Reading>()

/**
 * Reads a YAML file, validates it, and finds the positions of its keys. Throws a `DocsError` with all of its problems.
 * A file that didn't change gives the same object again.
 */
export function readYaml<T extends z.ZodType>(
  file: SourceFile,
  schema: T,
  { fill = (text) => text }: ReadYamlOptions = {},
): YamlFile<T> {
  const text = fill(readTextFile({ ...file, maxSize: maxFileSize }) ?? '')
  const last = readings.get(file.absolute)
  // The schema is the same, so the type is.
  if (last?.text === text && last.schema === schema) return last.file as YamlFile<T>
  const read = (): YamlFile<T> => {
    const { value, line } = parseYaml(text, { file: file.path, what: 'The file', firstLine: 1 })
    return { data: checkValue(schema, { value, file: file.path, line }), line }
  }
  const yaml = text.length <= smallSize ? read() : readWithinLimit(file.path, read)
  readings.set(file.absolute, { text, schema, file: yaml })
  return yaml
}

/** Reads a YAML file of a folder in the same way. Undefined if there is no such file. */
export function readSiteYaml<T extends z.ZodType>(
  root: string,
  path: string,
  schema: T,
): YamlFile<T> | undefined {
  const absolute = join(root, path)
  return existsSync(absolute) ? readYaml({ path, absolute }, schema) : undefined
}

function readWithinLimit<Result>(file: string, read: () => Result): Result {
  try {
    return runWithTimeLimit(timeLimit, read)
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    const problem = `Reading the file took longer than ${timeLimit / 1000} seconds.`
    throw createFileError(file, problem, 'Split the file, or simplify it.')
  }
}
