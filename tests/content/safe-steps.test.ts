// cspell:ignore LASTEXITCODE
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

test('a warning about a replacement also names the deletion of a resource with another address', () => {
  const warning = /must be replaced`[^.|]*(?:don't apply|stop)/g
  const warnings = pages.flatMap(({ file, text }) =>
    [...text.matchAll(warning)].map(([found]) => ({ file, found })),
  )
  expect(warnings.length).toBeGreaterThan(4)
  expect(warnings.filter(({ found }) => !found.includes('will be destroyed'))).toEqual([])
})

test('a PowerShell script stops at errors and ends with the code of its programs', () => {
  const scripts = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/```powershell title="[A-Z]:[^"]*\.ps1"\n([\s\S]*?)```/g)].map(([block]) => ({
      file,
      block,
    })),
  )
  expect(scripts.length).toBeGreaterThan(2)
  expect(
    scripts.filter(
      ({ block }) =>
        !(block.includes("$ErrorActionPreference = 'Stop'") && block.includes('exit $LASTEXITCODE')),
    ),
  ).toEqual([])
})

test('a title keeps the backslashes of a Windows path', () => {
  const titles = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/title="([A-Z]:[^"]*)"/g)].map(([, title = '']) => ({ file, title })),
  )
  expect(titles.length).toBeGreaterThan(2)
  expect(titles.filter(({ title }) => /[^\\]\\[^\\]/.test(title))).toEqual([])
})

test('a version of an object is chosen by its whole key', () => {
  const accountPages = pages.filter(({ file }) => file.includes('/myaccount/'))
  const queries = accountPages.flatMap(({ file, text }) =>
    [...text.matchAll(/--query ['"](?:Versions|DeleteMarkers)[^\n]*VersionId['"]/g)].map(([query]) => ({
      file,
      query,
    })),
  )
  expect(queries.length).toBeGreaterThan(2)
  expect(queries.filter(({ query }) => !query.includes('[?Key=='))).toEqual([])
})
