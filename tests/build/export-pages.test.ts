import { readFileSync } from 'node:fs'
import { beforeAll, expect } from 'vitest'
import { readPageNumbers } from '../../src/commands/export-pages/read-page-numbers.ts'
import { findChromium } from '../find-chromium.ts'
import { buildOurSite } from '../our-site.ts'
import { siteTest } from './site-folder.ts'

let out: string

beforeAll(async () => {
  out = (await buildOurSite()).out
})

siteTest('a section is one Markdown file in the order of the sidebar', async ({ site }) => {
  const file = site.path('functions.md')
  const { code, stdout } = await site.docent([
    'export',
    'pages',
    'docs/myaccount/functions/',
    '--out',
    out,
    '--to',
    file,
  ])
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+ pages written to .*functions\.md\.\n$/)])
  // Comments of shell scripts begin as headings do.
  const text = readFileSync(file, 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$/gm, '')
  expect(text.match(/^# .*$/gm)).toHaveLength(1)
  const titles = text.match(/^## .*$/gm) ?? []
  expect(titles.length).toBe(Number(stdout.match(/^\d+/)?.[0]))
  expect(text).not.toContain('/llms.txt')
})

siteTest('[F-025] a section is a PDF with contents, page numbers, bookmarks, and links', async ({ site }) => {
  const file = site.path('functions.pdf')
  const { code, stderr } = await site.docent(
    ['export', 'pages', '/docs/myaccount/functions', '--out', out, '--to', file],
    { env: { CHROMIUM_PATH: findChromium() } },
  )
  expect([code, stderr]).toEqual([0, ''])
  const bytes = readFileSync(file, 'latin1')
  expect(bytes.startsWith('%PDF-')).toBe(true)
  expect(bytes).toContain('/Outlines')
  expect(bytes).toMatch(/\/Title \(/)
  expect(bytes).toContain('/Lang (en)')
  const numbers = readPageNumbers(bytes)
  const starts = Array.from({ length: numbers.size }, (_, index) => numbers.get(`export-${index}`) ?? 0)
  const pages = starts.filter((page) => page > 0)
  // After the title and the contents, each page of the site begins on a new one.
  expect(pages[0]).toBe(3)
  expect(pages.length).toBeGreaterThan(1)
  expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
})

siteTest('the group of an API is its operations, each once', async ({ site }) => {
  const file = site.path('guardrails.md')
  const { code } = await site.docent(['export', 'pages', 'api/tir/guardrails', '--out', out, '--to', file])
  expect(code).toBe(0)
  expect(readFileSync(file, 'utf8').match(/^#{1,2} .*$/gm)).toEqual(['# Guardrails', '## Get a guardrail'])
})

siteTest('what cannot be exported is explained', async ({ site }) => {
  const missing = await site.docent(['export', 'pages', '/docs/mycount/', '--out', out, '--to', 'x.md'])
  expect(missing).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Did you mean `/docs/myaccount/`?'),
  })
  const format = await site.docent(['export', 'pages', '/docs/', '--out', out, '--to', 'x.doc'])
  expect(format).toMatchObject({ code: 2, stderr: expect.stringContaining('ends in .md or .pdf') })
  const chromium = await site.docent(
    ['export', 'pages', '/docs/myaccount/functions/', '--out', out, '--to', 'x.pdf'],
    {
      env: { CHROMIUM_PATH: '/nowhere/chromium' },
    },
  )
  expect(chromium).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('CHROMIUM_PATH is `/nowhere/chromium`'),
  })
})
