/** Decodes percent-encoding. Returns undefined for text that isn't encoded correctly, such as a lone percent sign. */
export function tryDecodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Decodes percent-encoding. Text that isn't encoded correctly stays. */
export const decodePercent = (text: string): string => tryDecodePercent(text) ?? text
