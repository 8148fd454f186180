import { join } from 'node:path'
import { readChecksummedFile, writeChecksummedFile } from '../disk/checksummed-file.ts'
import type { CompiledContent } from '../shared/content/compiled-page.ts'

/** Returns the file of the cache that has compiled pages without their articles. */
export const getCompiledPageFile = (cache: string): string => join(cache, 'pages.json')

/**
 * Reads compiled pages by key. They're in one file because a build without changes reads all of them and no other
 * files.
 */
export function readCompiledPages(cache: string): Map<string, CompiledContent> {
  const pages: CompiledContent[] = JSON.parse(
    readChecksummedFile(getCompiledPageFile(cache))?.toString() ?? '[]',
  )
  return new Map(pages.map((page) => [page.key, page]))
}

/** Saves the compiled pages for the next build. */
export function writeCompiledPages(cache: string, pages: readonly CompiledContent[]): void {
  writeChecksummedFile(getCompiledPageFile(cache), [Buffer.from(JSON.stringify(pages))])
}
