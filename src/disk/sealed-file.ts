import { readFileSync } from 'node:fs'
import { digest } from './digest.ts'
import { writeFileAtomically } from './write-file.ts'

/** The text that `writeSealedFile` wrote, or undefined when the file is missing, cut off or changed. */
export function readSealedFile(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const body = text.slice(end + 1)
    return text.slice(0, end) === digest(body) ? body : undefined
  } catch {
    // Missing, or a folder: as good as none.
    return undefined
  }
}

/** Writes a text under its digest, so that a later read knows whether it is whole. */
export function writeSealedFile(file: string, body: string): void {
  writeFileAtomically(file, `${digest(body)}\n${body}`)
}
