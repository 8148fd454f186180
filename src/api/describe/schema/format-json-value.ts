/** Formats a value as JSON on one line. Unambiguous strings are left unquoted. */
export function formatJsonValue(value: unknown): string {
  if (typeof value === 'string') return isAmbiguous(value) ? JSON.stringify(value) : value
  return JSON.stringify(value) ?? ''
}

const isAmbiguous = (text: string): boolean =>
  text.trim() !== text || text === '' || /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text)
