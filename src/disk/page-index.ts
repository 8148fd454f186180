import type { Compiled } from '../shared/content/compiled-page.ts'
import { readSealedFile, writeSealedFile } from './sealed-file.ts'

/** Reads compiled pages by key from one file. A warm build reads nothing else. */
export function readPageIndex(file: string): Map<string, Compiled> {
  const pages: Compiled[] = JSON.parse(readSealedFile(file)?.toString() ?? '[]')
  return new Map(pages.map((page) => [page.key, page]))
}

/** Saves the compiled pages for the next build. */
export function writePageIndex(file: string, pages: readonly Compiled[]): void {
  writeSealedFile(file, [Buffer.from(JSON.stringify(pages))])
}
