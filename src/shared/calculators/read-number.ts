/** Numbers that a field accepts. */
export interface NumberRange {
  min: number
  max: number
  isWhole: boolean
}

/** Reads the number in a field. Undefined if it isn't one that the field accepts. Whole numbers may have commas. */
export function readNumber(text: string, { min, max, isWhole }: NumberRange): number | undefined {
  const plain = isWhole ? text.replace(/[\s,]/g, '') : text.trim()
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return undefined
  const value = Number(plain)
  if (isWhole && !Number.isInteger(value)) return undefined
  return value >= min && value <= max ? value : undefined
}
