import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computeContrast, minimumContrast } from '../shared/config/theme/contrast.ts'
import { contrastPairs } from '../shared/config/theme/contrast-pairs.ts'
import { getColorProperty } from '../shared/config/theme/theme-colors.ts'
import { countFindings, type Finding, type ReportLine } from './doctor-report.ts'
import type { BuiltSite } from './read-built-site.ts'

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
    for (const [, name = '', color = ''] of body.matchAll(/(--docs-[\w-]+):\s*(#[\da-f]{3,8})\b/gi)) {
      if (!isDark) light.set(name, color)
      dark.set(name, color)
    }
  }
  return { light, dark }
}

function findLowContrast(colors: Colors, mode: string): Finding[] {
  return contrastPairs.flatMap(([foreground, background]): Finding[] => {
    const [front, back] = [foreground, background].map((name) => colors.get(getColorProperty(name)))
    if (front === undefined || back === undefined) return []
    const ratio = computeContrast(front, back)
    if (ratio >= minimumContrast) return []
    return [
      {
        subject: `${getColorProperty(foreground)} on ${getColorProperty(background)}, ${mode} mode`,
        detail: `${ratio.toFixed(2)}:1 (${front} on ${back}); the minimum is ${minimumContrast}:1`,
      },
    ]
  })
}
