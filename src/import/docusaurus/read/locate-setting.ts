import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SourceLocation } from '../../../shared/docs-error.ts'
import { findLine } from '../../../shared/text/find-line.ts'

/**
 * Finds the line of a file of the site that has a text, such as the value of a setting. Only the file is named if the text
 * isn't in it as it is, because it comes from another module or is put together.
 */
export function locateSetting(root: string, file: string, text: string | undefined): SourceLocation {
  const path = resolve(root, file)
  const [start = ''] = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (start === '' || !existsSync(path)) return { file, line: undefined }
  const source = readFileSync(path, 'utf8')
  const offsets = [
    start,
    JSON.stringify(start).slice(1, -1),
    start.replaceAll("'", "\\'"),
    start.slice(0, 30),
  ]
    .map((candidate) => source.indexOf(candidate))
    .filter((offset) => offset !== -1)
  const [offset] = offsets
  return { file, line: offset === undefined ? undefined : findLine(source, offset) }
}
