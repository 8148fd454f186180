import type { Compiled } from '../shared/content/compiled-page.ts'
import { readSealedFile, writeSealedFile } from './sealed-file.ts'

/** Compiled pages by key, in one file: a warm build reads them all, and nothing else. */
export function readPageIndex(file: string): Map<string, Compiled> {
  const pages: Compiled[] = JSON.parse(readSealedFile(file)?.toString() ?? '[]')
  return new Map(pages.map((page) => [page.key, page]))
}

/** Keeps the pages of this build for the next one. */
export function writePageIndex(file: string, pages: readonly Compiled[]): void {
  writeSealedFile(file, [Buffer.from(JSON.stringify(pages))])
}
