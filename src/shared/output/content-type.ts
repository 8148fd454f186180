/** Extensions of source code, configuration, and other plain text. */
const plainText = [
  'bash bat cfg conf diff go graphql hcl ini ipxe java jsx kt log lua patch php pl properties proto ps1 py rb rs',
  'rst service sh sql tf tfvars toml ts tsx txt',
]
  .join(' ')
  .split(' ')

/**
 * Media types by extension. Only media types of text name a charset. Files of other types aren't published from
 * `content/`: to allow one, add a row, and see `published-files.ts` if a browser could run it.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(plainText.map((extension) => [extension, 'text/plain; charset=utf-8'])),
  '7z': 'application/x-7z-compressed',
  avif: 'image/avif',
  bmp: 'image/bmp',
  bz2: 'application/x-bzip2',
  cjs: 'text/javascript; charset=utf-8',
  crt: 'application/x-x509-ca-cert',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  geojson: 'application/geo+json; charset=utf-8',
  gif: 'image/gif',
  gz: 'application/gzip',
  htm: 'text/html; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ipynb: 'application/x-ipynb+json; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  m4a: 'audio/mp4',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ogg: 'audio/ogg',
  otf: 'font/otf',
  parquet: 'application/vnd.apache.parquet',
  pdf: 'application/pdf',
  pem: 'application/x-pem-file',
  png: 'image/png',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  rtf: 'application/rtf',
  svg: 'image/svg+xml; charset=utf-8',
  tar: 'application/x-tar',
  tgz: 'application/gzip',
  tsv: 'text/tab-separated-values; charset=utf-8',
  ttf: 'font/ttf',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xhtml: 'application/xhtml+xml; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  xsl: 'application/xslt+xml; charset=utf-8',
  xz: 'application/x-xz',
  yaml: 'application/yaml; charset=utf-8',
  yml: 'application/yaml; charset=utf-8',
  zip: 'application/zip',
  zst: 'application/zstd',
}

/** Media type of a file of unknown type. */
export const defaultContentType = 'application/octet-stream'

/** Media type of a file by its extension. */
export function getContentType(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? defaultContentType
}

/** Whether a file is text by its extension, and so worth compressing. */
export const isTextFile = (path: string): boolean => getContentType(path).includes('; charset=')
