import { stripCompressedSuffix } from './output-file.ts'

/**
 * Paths below the base that are for hosts and for our server, and are never sent; with a slash at the end, all below. The
 * not-found page, in both forms, is sent only in place of other pages.
 */
export const hiddenPaths = [
  '/404.html',
  '/404.md',
  '/_headers',
  '/_redirects',
  '/_/site.json',
  '/_/hosts/',
] as const

/** Headers on which the response at a page's URL depends, because the page has a Markdown version. */
export const pageVary = 'Accept, Accept-Encoding'

/** Files whose name starts with a dot, except those in `/.well-known/`, are private. */
const dotFile = /\/\.(?!well-known\/)/

/** Whether a file of the built site is kept from readers. Takes a decoded path below the base. */
export function isHiddenPath(path: string): boolean {
  const plain = stripCompressedSuffix(path)
  return (
    dotFile.test(path) ||
    hiddenPaths.some((hidden) => (hidden.endsWith('/') ? path.startsWith(hidden) : plain === hidden))
  )
}
