import { expect, test } from 'vitest'
import { guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()]

/** Lists the pages that match the first pattern and not the second one. */
const findWithout = (pattern: RegExp, required: RegExp): string[] =>
  pages.flatMap(({ file, text }) => (pattern.test(text) && !required.test(text) ? [file] : []))

const countPages = (pattern: RegExp): number => pages.filter(({ text }) => pattern.test(text)).length

test('a page with a schedule of a pool or group explains how to find its time zone', () => {
  const schedule = /recurrence"?\s*[=:]\s*"\d/
  expect(countPages(schedule)).toBeGreaterThan(3)
  expect(findWithout(schedule, /in UTC or in Indian time/)).toEqual([])
})

test('a Terraform page about data that a replacement deletes shows how to prevent it', () => {
  const replacement = /deletes the (?:database|cluster|project|node|file system)\b.*creates another one/
  expect(countPages(replacement)).toBeGreaterThan(4)
  expect(findWithout(replacement, /prevent_destroy/)).toEqual([])
})

test('a line is added to a file of mounts unless an active line exists', () => {
  const guards = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/! grep .*\/etc\/fstab/g)].map(([guard]) => ({ file, guard })),
  )
  expect(guards.length).toBeGreaterThan(0)
  expect(guards.filter(({ guard }) => !guard.includes('"^'))).toEqual([])
})

test('a pipeline for Terraform passes the credentials together with the project and the region', () => {
  const blocks = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/```yaml[^\n]*\n([\s\S]*?)```/g)]
      .filter(([, code = '']) => code.includes('terraform plan'))
      .map(([, code = '']) => ({ file, code })),
  )
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks.filter(({ code }) => !/E2E_PROJECT_ID[\s\S]*E2E_REGION/.test(code))).toEqual([])
})

test('abuse pages isolate a server in both directions', () => {
  const isolating = pages.filter(
    ({ file, text }) => file.includes('/abuse/') && /\bisolate the\b/i.test(text),
  )
  expect(isolating.length).toBeGreaterThan(0)
  expect(
    isolating.filter(({ text }) => !/outbound rule|both directions/.test(text)).map(({ file }) => file),
  ).toEqual([])
})
