import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('[R-073] style sheets change at the breakpoints of the theme defaults only', () => {
  const folder = new URL('.', import.meta.url)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const { sm, md, lg, xl } = themeDefaults.breakpoints
  const allowed = [sm - 1, sm, md, lg, xl, desktopAbove]
  const used = sheets.flatMap((file) =>
    [...read(file).matchAll(/@media[^{]*?(\d+)px/g)].map(([, width]) => Number(width)),
  )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((width) => !allowed.includes(width))).toEqual([])
})
