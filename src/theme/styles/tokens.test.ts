import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colorNames, getColorProperty, themeColors } from '../../shared/config/theme/theme-colors.ts'
import {
  desktopAbove,
  progressDefaults,
  spinnerCycles,
  themeDefaults,
} from '../../shared/config/theme-defaults.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const tokens = new Map(
  [...read('tokens.css').matchAll(/(--docs-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
)

test.each([
  ['--docs-spacing', `${themeDefaults.spacing}px`],
  ['--docs-radius', `${themeDefaults.radius}px`],
  ['--docs-font-size', `${themeDefaults.fontSize}px`],
  ['--docs-font-family', themeDefaults.fontFamily],
  ['--docs-transition-short', `${themeDefaults.transitions.shortest}ms`],
  ['--docs-transition-long', `${themeDefaults.transitions.longest}ms`],
  ['--docs-spinner-rotate', `${spinnerCycles.rotate}ms`],
  ['--docs-spinner-dash', `${spinnerCycles.dash}ms`],
  ['--docs-progress-speed', `${progressDefaults.speed}ms`],
])('[R-073] %s is %s', (token, value) => {
  expect(tokens.get(token)).toBe(value)
})

test.each(['light', 'dark'] as const)('the colors of the %s mode are those that a site can set', (mode) => {
  const [light = '', dark = ''] = read('article/token-colors.css').split('@media screen')
  const sheet = mode === 'light' ? light : dark
  const colors = Array.from(sheet.matchAll(/(--docs-[\w-]+): (#[\da-f]+);/g), ([, name, color = '']) => [
    name,
    color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color,
  ])
  expect(colors).toEqual(colorNames.map((name) => [getColorProperty(name), themeColors[mode][name]]))
})

const { sm, md, lg, xl } = themeDefaults.breakpoints
const allowed = [sm - 1, sm, md, lg, xl, desktopAbove]

/** Lists the widths that match a pattern in the files of a folder and its subfolders. */
function widthsIn(folder: string, [ending, pattern]: [string, RegExp]): number[] {
  const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => [...read(folder + file).matchAll(pattern)].map(([, width]) => Number(width)))
}

test('[R-073] style sheets use only the breakpoints of the theme defaults', () => {
  const used = widthsIn('./', ['.css', /@media[^{]*?(\d+)px/g])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((width) => !allowed.includes(width))).toEqual([])
})

test('[R-073] scripts use the same breakpoints', () => {
  const used = widthsIn('../', ['.tsx', /\bwidth: (\d+)px/g])
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((width) => !allowed.includes(width))).toEqual([])
})
