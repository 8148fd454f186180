import { expect, test } from 'vitest'
import { sampleSite } from '../../../tests/unit/sample-values.ts'
import { createMarkdownUrlResolver, resolveMarkdownUrl } from './resolve-markdown-url.ts'

test.each([
  ['/docs/a/', 'https://docs.example/docs/a/index.md'],
  ['/docs/a/#top', 'https://docs.example/docs/a/index.md#top'],
  ['/search/?q=a#b', 'https://docs.example/search/index.md?q=a#b'],
  ['#here', 'https://docs.example/docs/x/index.md#here'],
  ['atom.xml', 'https://docs.example/docs/x/atom.xml'],
  ['/_/media/a.pdf', 'https://docs.example/_/media/a.pdf'],
  ['https://other.example/docs/', 'https://other.example/docs/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
])('%s leads to %s', (href, expected) => {
  expect(resolveMarkdownUrl(href, '/docs/x/', sampleSite)).toBe(expected)
})

test('a path outside of the base is no page of the site', () => {
  expect(resolveMarkdownUrl('/other/', '/base/x/', { ...sampleSite, base: '/base/' })).toBe(
    'https://docs.example/other/',
  )
})

test('tokens stand for the links and images of a page', () => {
  const targets = { links: ['/docs/a/'], images: [{ src: '/a.svg', width: 1, height: 1 }] }
  const resolve = createMarkdownUrlResolver(targets, '/docs/x/', sampleSite)
  expect(resolve('docent-link:0')).toBe('https://docs.example/docs/a/index.md')
  expect(resolve('docent-image:0')).toBe('https://docs.example/a.svg')
})

test('a link of a listed file to itself stays, because several pages print it', () => {
  const resolve = createMarkdownUrlResolver({ links: ['#here'], images: [] }, undefined, sampleSite)
  expect(resolve('docent-link:0')).toBe('#here')
})
