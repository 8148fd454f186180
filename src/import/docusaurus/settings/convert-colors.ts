import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { UserConfig } from '../../../shared/config/config.ts'
import { themeSchema } from '../../../shared/config/theme/theme-schema.ts'
import { asTexts } from '../read/as-values.ts'
import type { SettingsContext } from './convert-navbar.ts'

const declaration = /--ifm-color-primary\s*:\s*(#[\da-f]{6}|#[\da-f]{3})\b/i

/** Converts the primary color of the site's style sheets, where it's readable on the backgrounds of the theme. */
export function convertColors({ site, report }: SettingsContext): UserConfig['theme'] {
  const files = asTexts(site.plugins.find(({ name }) => name === 'theme')?.options.customCss)
  const styles = files
    .map((file) => resolve(site.root, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const darkRule = styles.match(/\[data-theme=['"]?dark['"]?\][^{]*\{([^}]*)\}/)?.[1] ?? ''
  const light = readColor(styles.replace(/\[data-theme=['"]?dark['"]?\][^{]*\{[^}]*\}/g, ''))
  const dark = readColor(darkRule)
  const colors = { ...takeColor('light', light), ...takeColor('dark', dark) }
  for (const [mode, color] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    if (color !== undefined && colors[mode] === undefined)
      report.add(
        'setting',
        `The color ${color} of the ${mode} mode isn't readable as a text or below one, so the theme keeps its own.`,
        site.configFile,
      )
  return Object.keys(colors).length === 0 ? undefined : { colors }
}

interface ModeColors {
  light?: { accent: string; button?: string }
  dark?: { accent: string; button?: string }
}

/** Returns the color as accent, and as the background of buttons if white texts are readable on it. */
function takeColor(mode: 'light' | 'dark', color: string | undefined): ModeColors {
  if (color === undefined) return {}
  const candidates = [{ accent: color, button: color }, { accent: color }]
  const colors = candidates.find(
    (candidate) => themeSchema.safeParse({ colors: { [mode]: candidate } }).success,
  )
  return colors === undefined ? {} : { [mode]: colors }
}

function readColor(styles: string): string | undefined {
  const color = styles.match(declaration)?.[1]?.toLowerCase()
  return color?.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color
}
