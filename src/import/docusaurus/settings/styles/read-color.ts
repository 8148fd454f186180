const channel = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')

/** The colors that CSS has had from the start. */
const namedColors: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  fuchsia: '#ff00ff',
  gray: '#808080',
  green: '#008000',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  white: '#ffffff',
  yellow: '#ffff00',
}

/** Reads an opaque color of CSS with six hexadecimal digits. Undefined for other values. */
export function readColor(value: string): string | undefined {
  const text = value.trim().toLowerCase()
  if (Object.hasOwn(namedColors, text)) return namedColors[text]
  const [, hex] = text.match(/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{6}ff|[\da-f]{3}f)$/) ?? []
  if (hex !== undefined)
    return `#${hex.length < 6 ? hex.slice(0, 3).replace(/[\da-f]/g, '$&$&') : hex.slice(0, 6)}`
  const [, name, first, second, third, alpha] =
    text.match(
      /^(rgb|hsl)a?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/,
    ) ?? []
  if (
    name === undefined ||
    (alpha !== undefined && Number.parseFloat(alpha) !== (alpha.endsWith('%') ? 100 : 1))
  )
    return undefined
  const values = [Number(first), Number(second), Number(third)] as const
  return `#${(name === 'rgb' ? values : convertHsl(values)).map(channel).join('')}`
}

/** Converts hue, saturation, and lightness (CSS Color 4, 7.1) to red, green, and blue from 0 to 255. */
function convertHsl([hue, saturation, lightness]: readonly [number, number, number]): number[] {
  const [s, l] = [saturation / 100, lightness / 100]
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  })
}
