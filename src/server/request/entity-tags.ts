/** Whether `If-None-Match` names this validator: the client has the file already. */
export function hasCurrentTag(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
