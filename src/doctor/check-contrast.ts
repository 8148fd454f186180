import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltSite } from './read-built-site.ts'
import { countFindings, type Finding, type ReportLine } from './report.ts'

/** Minimum contrast of text and its background (WCAG 2.2, success criterion 1.4.3). */
const minimum = 4.5

/** Backgrounds that article text is printed on. */
const surfaces = ['bg', 'surface', 'raised'] as const

/** Color tokens that text is printed with, and the tokens of its backgrounds. */
const pairs: readonly (readonly [foreground: string, background: string])[] = [
  ...['heading', 'text', 'text-soft', 'text-faint', 'accent'].flatMap((color) =>
    surfaces.map((surface) => [color, surface] as const),
  ),
  ['text', 'surface-strong'],
  ['accent', 'accent-tint'],
  ...['note', 'info', 'tip', 'warning', 'danger'].map((color) => [color, 'bg'] as const),
  ...['text', 'keyword', 'string', 'number', 'comment', 'function', 'type', 'property', 'meta'].map(
    (color) => [`code-${color}`, 'code-bg'] as const,
  ),
]

type Colors = ReadonlyMap<string, string>

/** Computes the contrast of the theme's colors in both modes from the style sheet that every page contains. */
export function checkContrast({ out, pages }: BuiltSite): ReportLine {
  const [page] = pages
  const html = page === undefined ? '' : readFileSync(join(out, page.file), 'utf8')
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const { light, dark } = readThemeColors(style)
  const findings = [...findLowContrast(light, 'light'), ...findLowContrast(dark, 'dark')]
  return countFindings('lowContrast', 'Pairs of theme colors with too little contrast', findings)
}

/** Reads the color tokens of both modes. A mode keeps the other's colors that it doesn't set. */
export function readThemeColors(style: string): { light: Colors; dark: Colors } {
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  for (const [, selector = '', body = ''] of style.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const isDark = selector.includes('data-theme=dark')
    if (!isDark && !selector.includes(':root')) continue
    for (const [, name = '', color = ''] of body.matchAll(/--docs-([\w-]+):\s*(#[\da-f]{3,8})\b/gi)) {
      if (!isDark) light.set(name, color)
      dark.set(name, color)
    }
  }
  return { light, dark }
}

function findLowContrast(colors: Colors, mode: string): Finding[] {
  return pairs.flatMap(([foreground, background]): Finding[] => {
    const [front, back] = [colors.get(foreground), colors.get(background)]
    if (front === undefined || back === undefined) return []
    const ratio = computeContrast(front, back)
    if (ratio >= minimum) return []
    return [
      {
        subject: `--docs-${foreground} on --docs-${background}, ${mode} mode`,
        detail: `${ratio.toFixed(2)}:1 (${front} on ${back}); the minimum is ${minimum}:1`,
      },
    ]
  })
}

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
