import { decodePercent } from '../../text/decode-percent.ts'
/** The route that the hash of an API page names. Tags and IDs are decoded and may not exist. */
export type HashRoute =
  | { kind: 'overview' }
  /** A heading of the overview. */
  | { kind: 'heading'; id: string }
  | { kind: 'all' }
  | { kind: 'group'; tag: string }
  | { kind: 'operation'; id: string; field: string | undefined }

/**
 * Parses a hash, with or without `#`. Besides `/<tag>/<operation>` and `/<tag>`, it supports the formats of other
 * renderers: `/operations/<id>`, `/tag/<tag>`, `tag/<tag>`, `tag/<tag>/operation/<id>`, `operation/<id>`.
 */
export function parseHashRoute(hash: string): HashRoute {
  const text = hash.replace(/^#/, '')
  const legacyMatch = text.match(/^\/?(?:tag\/([^/]+)\/)?operations?\/([^/]+)\/?$/) ?? undefined
  if (legacyMatch?.[2] !== undefined)
    return { kind: 'operation', id: decodePercent(legacyMatch[2]), field: undefined }
  const tag = text.match(/^\/?tag\/([^/]+)\/?$/)?.[1]
  if (tag !== undefined) return { kind: 'group', tag: decodePercent(tag) }
  if (!text.startsWith('/'))
    return text === '' ? { kind: 'overview' } : { kind: 'heading', id: decodePercent(text) }
  const [first = '', second = '', field = ''] = text.slice(1).split('/').map(decodePercent)
  if (first === '') return { kind: 'overview' }
  if (first === 'all' && second === '') return { kind: 'all' }
  if (second === '') return { kind: 'group', tag: first }
  return { kind: 'operation', id: second, field: field === '' ? undefined : field }
}

/** Formats the hash of an operation or of one of its fields, including `#`. */
export function formatOperationHash(group: string, id: string, field?: string): string {
  return ['#', group, id, ...(field === undefined ? [] : [field])].map(encodeHashPart).join('/')
}

export const formatGroupHash = (group: string): string => `#/${encodeHashPart(group)}`

export const allHash = '#/all'

/** Formats the hash of a field on a page with its operation, including `#`: `#createNode/body.network.vpc_id`. */
export const formatFieldHash = (id: string, anchor: string): string =>
  `#${encodeHashPart(id)}/${encodeHashPart(anchor)}`

const encodeHashPart = (part: string): string => (part === '#' ? part : encodeURIComponent(part))
