import { expect, test } from 'vitest'
import { findPageFiles } from './find-page-files.ts'

const find = (html: string): string[] =>
  findPageFiles(html, { origin: 'https://docs.example', base: '/help/' })

test.each([
  ['<link rel="stylesheet" href="/help/_/assets/a-1.css" media="print">', ['/help/_/assets/a-1.css']],
  ['<link rel="modulepreload" href="/help/_/assets/a-1.js">', ['/help/_/assets/a-1.js']],
  ['<link rel="icon" href="/help/img/logo.svg">', ['/help/img/logo.svg']],
  ['<script type="module" src="/help/_/assets/start-1.js"></script>', ['/help/_/assets/start-1.js']],
  ['<img alt="a &gt; b" src="/help/img/a.png?v=1&amp;w=2#x">', ['/help/img/a.png?v=1&w=2']],
  ['<img src="/help/img/größe.png">', ['/help/img/gr%C3%B6%C3%9Fe.png']],
  ['<img src="/help/a.png" srcSet="/help/a.png 1x, /help/b.png 2x">', ['/help/a.png', '/help/b.png']],
  ['<svg><use href="/help/img/icons.svg#node"></use></svg>', ['/help/img/icons.svg']],
  ['<picture><source srcset="/help/dark.png"></picture>', ['/help/dark.png']],
])('a page needs what it is shown with: %s', (html, paths) => {
  expect(find(html)).toEqual(paths)
})

test.each([
  '<a href="/help/docs/y/">Next</a>',
  '<a href="/help/_/media/download/all.zip">All</a>',
  '<video><source src="/help/_/media/a-1.mp4"></video>',
  '<link rel="canonical" href="https://docs.example/help/docs/x/">',
  '<link rel="alternate" type="text/markdown" href="/help/docs/x/index.md">',
  '<img src="https://images.example/help/a.png">',
  '<img src="/img/of-another-site.png">',
  '<img src="data:image/png;base64,AAAA">',
  '<img src="https://[">',
])('links, videos, and other sites are left out: %s', (html) => {
  expect(find(html)).toEqual([])
})
