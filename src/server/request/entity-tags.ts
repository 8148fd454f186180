/** Whether `If-None-Match` has this validator, so that the client has the current file. */
export function hasCurrentEntityTag(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
