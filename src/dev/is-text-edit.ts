import { extname, join } from 'node:path'
import { includesPath } from './site-inputs.ts'

const textExtensions = new Set(['.md', '.mdx', '.yml', '.yaml', '.tsv', '.txt'])

/**
 * Whether files (absolute paths) are pages and their data. They change the text of pages, and other files change what a
 * page loads: images, scripts, styles.
 */
export const isTextEdit = (root: string, files: readonly string[]): boolean =>
  files.length > 0 &&
  files.every((file) => includesPath([join(root, 'content')], file) && textExtensions.has(extname(file)))
