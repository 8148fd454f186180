import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { UserConfig } from '../../../../shared/config/config.ts'
import { themeSchema } from '../../../../shared/config/theme/theme-schema.ts'
import { asTexts } from '../../read/as-values.ts'
import type { SettingsContext } from '../settings-context.ts'
import { readColor } from './read-color.ts'
import {
  readStyleVariables,
  type StyleMode,
  type StyleVariable,
  type VariableSheet,
} from './read-style-variables.ts'

type Theme = NonNullable<UserConfig['theme']>
type Change = (theme: Theme) => Theme

/** Creates the change of the theme that a variable of Docusaurus means. Undefined if it has none. */
type CreateChange = (value: string, mode: StyleMode) => Change[] | undefined

const createColorChange =
  (...names: readonly string[]): CreateChange =>
  (value, mode) => {
    const color = readColor(value)
    if (color === undefined) return undefined
    // If white texts aren't readable on the color, it's only the color of links.
    return names.map((_, index) => (theme) => ({
      ...theme,
      colors: {
        ...theme.colors,
        [mode]: {
          ...theme.colors?.[mode],
          ...Object.fromEntries(names.slice(0, names.length - index).map((name) => [name, color])),
        },
      },
    }))
  }

const createFontChange =
  (name: 'text' | 'code'): CreateChange =>
  (value, mode) =>
    mode === 'light' ? [(theme) => ({ ...theme, fonts: { ...theme.fonts, [name]: value } })] : undefined

const createLength = (value: string): number | undefined => {
  const [, number, unit] = value.match(/^([\d.]+)(px|rem)$/) ?? []
  return number === undefined ? undefined : Number(number) * (unit === 'rem' ? 16 : 1)
}

const changes: Readonly<Record<string, CreateChange>> = {
  '--ifm-color-primary': createColorChange('accent', 'button'),
  '--ifm-link-color': createColorChange('accent'),
  '--ifm-background-color': createColorChange('background'),
  '--ifm-font-color-base': createColorChange('text'),
  '--ifm-heading-color': createColorChange('heading'),
  '--ifm-font-family-base': createFontChange('text'),
  '--ifm-font-family-monospace': createFontChange('code'),
  '--ifm-global-radius': (value, mode) => {
    const radius = createLength(value)
    return radius === undefined || mode === 'dark' ? undefined : [(theme) => ({ ...theme, radius })]
  },
  '--doc-sidebar-width': (value, mode) =>
    mode === 'dark' ? undefined : [(theme) => ({ ...theme, widths: { ...theme.widths, sidebar: value } })],
}

/** Shades of the primary color, which the theme makes itself. */
const derived = /^--ifm-color-primary-(?:contrast-)?(?:light|dark|foreground|background)/

/**
 * Converts the variables of the site's style sheets that mean a setting of the theme, as long as texts stay readable. All
 * other variables and rules are listed.
 */
export function convertTheme({ site, report }: SettingsContext): Theme | undefined {
  const files = asTexts(site.plugins.find(({ name }) => name === 'theme')?.options.customCss)
    .map((file) => resolve(site.root, file))
    .filter((file) => existsSync(file))
  const sheets = files.map((file) =>
    readStyleVariables(readFileSync(file, 'utf8'), relative(site.root, file).replaceAll('\\', '/')),
  )
  const variables = sheets.flatMap((sheet) => sheet.variables)
  let theme: Theme = {}
  for (const variable of listLastVariables(variables).sort(compareByMeaning)) {
    const { name, mode, at } = variable
    if (derived.test(name)) continue
    const value = resolveValue(variable, variables)
    const candidates = changes[name]?.(value, mode)?.map((change) => change(theme))
    const changed = candidates?.find((candidate) => themeSchema.safeParse(candidate).success)
    if (changed !== undefined) theme = changed
    else
      report.add(
        'setting',
        describeVariable({ name, mode }, candidates === undefined ? undefined : readColor(value)),
        at,
      )
  }
  reportRules(sheets, report)
  return Object.keys(theme).length === 0 ? undefined : theme
}

/** The color of links is more exact than the primary color, so it comes after it, as in the table. */
const compareByMeaning = (a: StyleVariable, b: StyleVariable): number =>
  Number(a.name === '--ifm-link-color') - Number(b.name === '--ifm-link-color')

/** A color that could be carried over is one that readers can't read. */
const describeVariable = (
  { name, mode }: Pick<StyleVariable, 'name' | 'mode'>,
  color: string | undefined,
): string =>
  color === undefined
    ? `The variable \`${name}\` of the ${mode} mode isn't carried over.`
    : `The color ${color} of \`${name}\` isn't readable in the ${mode} mode, so the theme keeps its own.`

/** The last value of a variable wins. Values that only other variables use aren't settings. */
function listLastVariables(variables: readonly StyleVariable[]): StyleVariable[] {
  const last = new Map(variables.map((variable) => [`${variable.mode} ${variable.name}`, variable]))
  const isUsed = (name: string): boolean => variables.some(({ value }) => value.includes(`var(${name})`))
  return [...last.values()].filter(({ name }) => Object.hasOwn(changes, name) || !isUsed(name))
}

/** Replaces a value that is only another variable. */
function resolveValue({ value, mode }: StyleVariable, variables: readonly StyleVariable[]): string {
  let text = value
  for (let step = 0; step < 10; step++) {
    const [, name] = text.match(/^var\(\s*(--[\w-]+)\s*\)$/) ?? []
    if (name === undefined) return text
    const matches = variables.filter((variable) => variable.name === name)
    const found = matches.findLast((variable) => variable.mode === mode) ?? matches.at(-1)
    if (found === undefined) return text
    text = found.value
  }
  return text
}

function reportRules(sheets: readonly VariableSheet[], report: SettingsContext['report']): void {
  for (const { rules } of sheets) {
    const [first] = rules
    if (first === undefined) continue
    const text =
      rules.length === 1
        ? "This rule isn't carried over."
        : `${rules.length} rules of the style sheet, from this line on, aren't carried over.`
    report.add('setting', text, first)
  }
}
