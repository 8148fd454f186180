import { apiCatalogPath } from './api-catalog-path.ts'
import type { LinkRule, SiteHeaders } from './server/server-manifest.ts'

/** Extensions of files that programs read: Markdown, lists of pages, feeds, API documents. */
export const documentExtensions = ['json', 'md', 'txt', 'xml', 'yaml', 'yml'] as const

/** Header that lets pages of other sites read a file. */
export const openHeaders = { 'Access-Control-Allow-Origin': '*' } as const

interface ServedPath {
  /** Decoded path of the request, below the base. */
  path: string
  /** Path of the file that is sent. */
  file: string
}

/** Returns the headers that depend on the path: `Link`, and permission for pages of other sites to read a document. */
export function createResponseHeaders(
  { path, file }: ServedPath,
  headers: SiteHeaders,
): Record<string, string> {
  const rule = headers.links?.findLast((candidate) => matchesRule(path, candidate))
  return {
    ...(headers.opensDocuments === true && isDocument(file) ? openHeaders : {}),
    ...(rule === undefined ? {} : { Link: rule.value }),
  }
}

function isDocument(file: string): boolean {
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  return file === apiCatalogPath || documentExtensions.some((other) => other === extension)
}

/** Whether a path is the rule's path, or a page below it. */
const matchesRule = (path: string, rule: LinkRule): boolean =>
  rule.includesBelow ? path.startsWith(rule.path) && path.endsWith('/') : path === rule.path
