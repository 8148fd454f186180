import { expect, test } from 'vitest'
import { addOriginToLinks } from './add-origin-to-links.ts'

const targets = {
  linkUrls: {
    '/docs/node/': '/base/docs/node/',
    './x.mdx': '/base/docs/x/',
    'https://a.example/': 'https://a.example/',
  },
  origin: 'https://docs.example',
}

test('adds the origin to internal links only', () => {
  const text = 'See [a](/docs/node/), [b](./x.mdx "Title"), [c](https://a.example/) and [d](#e).'
  expect(addOriginToLinks(text, targets)).toBe(
    'See [a](https://docs.example/base/docs/node/), [b](https://docs.example/base/docs/x/ "Title"), [c](https://a.example/) and [d](#e).',
  )
})

test('keeps a document valid JSON', () => {
  const text = JSON.stringify({ description: '[a](/docs/node/) "quoted"' })
  expect(JSON.parse(addOriginToLinks(text, targets)).description).toBe(
    '[a](https://docs.example/base/docs/node/) "quoted"',
  )
})
