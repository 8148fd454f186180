import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFileError } from '../shared/docs-error.ts'

/** Marks a folder as created by us. */
export const markerPath = '/_/build.json'

/** Creates the output folder. Rejects a folder with other content or without write access. */
export function prepareOutputFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true })
    accessSync(out, constants.W_OK)
  } catch (error) {
    throw createFileError(
      out,
      `The output folder isn't writable: ${error instanceof Error ? error.message : String(error)}.`,
      'Make the folder writable, or use another one with --out.',
    )
  }
  if (hasForeignFiles(out)) {
    throw createFileError(
      out,
      "The output folder contains files that docent didn't create.",
      'Use an empty folder with --out, or empty this one.',
    )
  }
}

/**
 * Whether a folder has files that a build didn't write. A build killed before it wrote its marker leaves at most a
 * temporary file.
 */
function hasForeignFiles(out: string): boolean {
  if (existsSync(join(out, markerPath))) return false
  const names = readdirSync(out)
  if (names.some((name) => name !== '_')) return true
  return names.length > 0 && readdirSync(join(out, '_')).some((name) => !name.endsWith('.tmp'))
}

/** Removes everything except the marker, when the folder's content is unknown. */
export function emptyOutputFolder(out: string): void {
  for (const name of readdirSync(out)) {
    if (name !== '_') rmSync(join(out, name), { recursive: true, force: true })
  }
  for (const name of existsSync(join(out, '_')) ? readdirSync(join(out, '_')) : []) {
    if (name !== 'build.json') rmSync(join(out, '_', name), { recursive: true, force: true })
  }
}
