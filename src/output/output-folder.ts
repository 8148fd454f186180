import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DocsError } from '../shared/docs-error.ts'

/** Lies in every folder that we made, and in no other. */
export const markerPath = '/_/build.json'

/** Makes the output folder, and refuses one that has other things in it or cannot be written. */
export function prepareOutputFolder(out: string): void {
  try {
    mkdirSync(out, { recursive: true })
    accessSync(out, constants.W_OK)
  } catch (error) {
    throw new DocsError([
      {
        problem: `The output folder cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
        at: { file: out, line: undefined },
        fix: 'Make the folder writable, or give another one with --out.',
      },
    ])
  }
  if (hasForeignFiles(out)) {
    throw new DocsError([
      {
        problem: 'The output folder has files in it that docent did not make.',
        at: { file: out, line: undefined },
        fix: 'Give an empty folder with --out, or empty this one.',
      },
    ])
  }
}

/** A build that was killed before its marker was there leaves at most a temporary file in a folder that is ours. */
function hasForeignFiles(out: string): boolean {
  if (existsSync(join(out, markerPath))) return false
  const names = readdirSync(out)
  if (names.some((name) => name !== '_')) return true
  return names.length > 0 && readdirSync(join(out, '_')).some((name) => !name.endsWith('.tmp'))
}

/** Removes everything but the marker: used where nothing is known of what lies there. */
export function emptyOutputFolder(out: string): void {
  for (const name of readdirSync(out)) {
    if (name !== '_') rmSync(join(out, name), { recursive: true, force: true })
  }
  for (const name of existsSync(join(out, '_')) ? readdirSync(join(out, '_')) : []) {
    if (name !== 'build.json') rmSync(join(out, '_', name), { recursive: true, force: true })
  }
}
