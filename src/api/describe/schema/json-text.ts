/** A value as a program writes it, in one line. Texts stand without quotes where they cannot be taken for anything else. */
export function jsonText(value: unknown): string {
  if (typeof value === 'string') return isUnclear(value) ? JSON.stringify(value) : value
  return JSON.stringify(value) ?? ''
}

const isUnclear = (text: string): boolean =>
  text.trim() !== text || text === '' || /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text)
