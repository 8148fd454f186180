/** Minimum contrast of text and its background (WCAG 2.2, success criterion 1.4.3). */
export const minimumContrast = 4.5

/** Computes the contrast ratio of two hexadecimal colors, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function computeContrast(first: string, second: string): number {
  const [a, b] = [computeLuminance(first), computeLuminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function computeLuminance(color: string): number {
  const digits = color.slice(1)
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(full.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
