import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFileAtomically } from './write-file.ts'

const digestLength = 64

/** What `writeSealedFile` wrote, or undefined when the file is missing, cut off or changed. */
export function readSealedFile(file: string): Buffer | undefined {
  const bytes = readIfPresent(file)
  if (bytes === undefined) return undefined
  const body = bytes.subarray(digestLength)
  return bytes.toString('latin1', 0, digestLength) === digestOf([body]) ? body : undefined
}

/** Writes pieces one after the other below their digest, so that a later read knows whether they are whole. */
export function writeSealedFile(file: string, pieces: readonly Uint8Array[], staging?: string): void {
  const seal = Buffer.from(digestOf(pieces), 'latin1')
  writeFileAtomically(file, [seal, ...pieces], staging)
}

function digestOf(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    // A folder in the way or an unreadable file is as good as none: what was in it is made again.
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}
