import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError, type Problem } from '../../shared/docs-error.ts'

/** A file that the configuration names. */
export interface ConfiguredFile {
  /** Absolute path. */
  file: string
  /** Name in the configuration, and the line of that name. */
  name: string
  line: number | undefined
}

export const configFile = 'docs.config.ts'

/** Creates the error for a logo or a font that the renderer rejects. */
export function createUnusableFileError(file: ConfiguredFile, cause: unknown): DocsError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DocsError([createFileProblem(file, `can't be used: ${reason}`)])
}

/** Creates the problem of a file that makes all images impossible. */
export const createFileProblem = ({ name, line }: ConfiguredFile, failure: string): Problem => ({
  problem: `Social images can't be drawn: \`${name}\` ${failure}.`,
  at: { file: configFile, line },
  fix: 'Replace the file, correct its path, or set `socialImages: false`.',
})

/** Finds the first line of the configuration that contains a text. */
export function findConfigLine(root: string, text: string): number | undefined {
  const lines = readFileSync(join(root, configFile), 'utf8').split('\n')
  const index = lines.findIndex((line) => line.includes(text))
  return index === -1 ? undefined : index + 1
}
