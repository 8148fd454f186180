import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { progressDefaults } from '../../runtime/navigation/page-progress.ts'
import { desktopBreakpoint } from '../../shared/config/desktop-breakpoint.ts'
import { colorNames, getColorProperty, themeColors } from '../../shared/config/theme/theme-colors.ts'

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')
const tokens = new Map(
  [...read('tokens.css').matchAll(/(--docs-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
)

test.each([
  ['--docs-spacing', '8px'],
  ['--docs-radius', '4px'],
  ['--docs-font-size', '14px'],
  ['--docs-font-family', 'Roboto, Helvetica, Arial, sans-serif'],
  ['--docs-transition-short', '150ms'],
  ['--docs-transition-long', '375ms'],
  ['--docs-spinner-rotate', '1500ms'],
  ['--docs-spinner-dash', '3000ms'],
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

/** The widths of the requirement, and the largest below the first of them. */
const allowed = [599, 600, 900, 1200, 1536, desktopBreakpoint]

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
