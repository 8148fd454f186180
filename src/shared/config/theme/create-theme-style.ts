import { addBase } from '../../urls.ts'
import { colorNames, getColorProperty, type ThemeMode, themeColors } from './theme-colors.ts'
import type { ThemeConfig } from './theme-schema.ts'

/** Creates the style sheet with the tokens that a site sets. Undefined if it sets none. */
export function createThemeStyle(theme: ThemeConfig, base: string): string | undefined {
  const dark = formatColors(theme, 'dark')
  const root = [...formatColors(theme, 'light'), ...formatDimensions(theme)]
  const tokens = [
    ...(root.length === 0 ? [] : [`:root{${root.join(';')}}`]),
    // Paper is light in every color mode.
    ...(dark.length === 0 ? [] : [`@media screen{[data-theme=dark]{${dark.join(';')}}}`]),
  ].join('')
  const fonts = theme.fonts.files.map(
    ({ family, file, weight, style }) =>
      `@font-face{font-family:"${family}";src:url("${addBase(base, file)}");font-weight:${weight};font-style:${style};font-display:swap}`,
  )
  if (tokens === '' && fonts.length === 0) return undefined
  return `${fonts.join('')}@layer tokens{${tokens}}`
}

/** Formats the colors of a mode. The dark mode repeats its defaults, because light colors come after them. */
function formatColors({ colors }: ThemeConfig, mode: ThemeMode): string[] {
  return colorNames.flatMap((name) => {
    const color = colors[mode][name]
    if (color !== undefined) return [`${getColorProperty(name)}:${color}`]
    if (mode === 'light' || colors.light[name] === undefined) return []
    return [`${getColorProperty(name)}:${themeColors.dark[name]}`]
  })
}

function formatDimensions({ fonts, radius, widths }: ThemeConfig): string[] {
  const values = {
    '--docs-font-family': fonts.text,
    '--docs-font-mono': fonts.code,
    '--docs-radius': radius === undefined ? undefined : `${radius}px`,
    '--docs-measure': widths.text,
    '--docs-sidebar-width': widths.sidebar,
    '--docs-toc-width': widths.tableOfContents,
    '--docs-page-width': widths.page,
  }
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]))
}
