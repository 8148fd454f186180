/** Media types by extension. Those of texts, and no others, name a charset. */
export const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  xml: 'application/xml; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  zip: 'application/zip',
}

/** Media type of a file of which nothing is known. */
export const unknownType = 'application/octet-stream'

/** Media type of a file by its extension. */
export function contentType(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? unknownType
}

/** Whether a file is text by its extension: worth to be compressed. */
export const isText = (path: string): boolean => contentType(path).includes('; charset=')
