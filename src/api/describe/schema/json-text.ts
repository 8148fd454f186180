/** Formats a value as JSON on one line. Unambiguous strings are left unquoted. */
export function jsonText(value: unknown): string {
  if (typeof value === 'string') return isUnclear(value) ? JSON.stringify(value) : value
  return JSON.stringify(value) ?? ''
}

const isUnclear = (text: string): boolean =>
  text.trim() !== text || text === '' || /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text)
