import { expect, test } from 'vitest'
import type { BuiltPage, BuiltSite } from '../../doctor/read-built-site.ts'
import { createOpeningPages } from './create-opening-pages.ts'

const site = { name: 'Cloud & Co', origin: 'https://docs.example' } as BuiltSite['site']
const pages = [
  { view: { url: '/docs/a/', title: 'A <b>' } },
  { view: { url: '/docs/a/b/', title: 'B' } },
] as BuiltPage[]

test('the front matter names the section and its source, and lists the pages with their numbers', () => {
  const html = createOpeningPages(site, { title: 'Nodes', pages, numbers: new Map([['export-1', 12]]) })
  expect(html).toContain('<p>Cloud &amp; Co</p><h1>Nodes</h1>')
  expect(html).toContain('from <a href="https://docs.example/docs/a/">https://docs.example/docs/a/</a>')
  expect(html).toContain('<a href="#export-0"><span>A &lt;b&gt;</span><span>100</span></a>')
  expect(html).toContain('<a href="#export-1"><span>B</span><span>12</span></a>')
})
