import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getErrorCode } from '../shared/get-error-code.ts'
import { writeFileAtomically } from './write-file.ts'

const digestLength = 64

/** Returns the content written by `writeChecksummedFile`, or undefined if the file is missing, truncated, or modified. */
export function readChecksummedFile(file: string): Buffer | undefined {
  const bytes = tryReadFile(file)
  if (bytes === undefined) return undefined
  const body = bytes.subarray(digestLength)
  return bytes.toString('latin1', 0, digestLength) === computeDigest([body]) ? body : undefined
}

/** Writes pieces after their digest, so that a later read can check whether they're complete. */
export function writeChecksummedFile(file: string, pieces: readonly Uint8Array[], staging?: string): void {
  const checksum = Buffer.from(computeDigest(pieces), 'latin1')
  writeFileAtomically(file, [checksum, ...pieces], staging)
}

function computeDigest(pieces: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}

function tryReadFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    // A folder at its path or an unreadable file counts as missing.
    if (getErrorCode(error) !== undefined) return undefined
    throw error
  }
}
