/** Decodes percent-encoding. Text that isn't encoded correctly, such as a lone percent sign, stays. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
