/** Reads the key of a response: `200`, `4XX`, or `default`. Undefined if it is neither close to a status nor one. */
export function readStatus(key: string): string | undefined {
  if (/^default$/i.test(key)) return 'default'
  const [, status] = key.match(/^\s*([1-5](?:\d\d|XX))(?!\w)/i) ?? []
  return status?.toUpperCase()
}
