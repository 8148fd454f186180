import type { SamplePart } from '../api/request-spec.ts'

const boundary = 'form-boundary-7f3a1c'

/** Content type of a body that is written out. */
export const multipartType = `multipart/form-data; boundary=${boundary}`

/** A piece of a body that is written out: text, or the bytes of a file. */
export type BodyPiece = { kind: 'text'; text: string } | { kind: 'file'; file: string }

/** Writes out a body, for languages that have no forms with files. */
export function listBodyPieces(parts: readonly SamplePart[]): BodyPiece[] {
  const pieces: BodyPiece[] = []
  let text = ''
  for (const part of parts) {
    text += `--${boundary}\r\nContent-Disposition: ${formatDisposition(part)}\r\n`
    if (part.contentType !== undefined) text += `Content-Type: ${part.contentType}\r\n`
    text += '\r\n'
    if (part.kind === 'text') text += part.value
    else {
      pieces.push({ kind: 'text', text }, { kind: 'file', file: part.file })
      text = ''
    }
    text += '\r\n'
  }
  return [...pieces, { kind: 'text', text: `${text}--${boundary}--\r\n` }]
}

/** Formats the header that names a part. Browsers escape the same characters in names. */
export const formatDisposition = (part: SamplePart): string =>
  `form-data; name="${escapeName(part.name)}"${part.kind === 'file' ? `; filename="${escapeName(part.file)}"` : ''}`

const escapeName = (name: string): string => name.replace(/["\r\n]/g, encodeURIComponent)
