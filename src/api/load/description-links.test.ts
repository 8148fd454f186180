import { expect, test } from 'vitest'
import { loadText } from '../../../tests/unit/load-texts.ts'

test('collects internal links and skips external ones', () => {
  const { links } = loadText(`openapi: 3.1.0
info:
  title: Cloud API
  version: '1'
  description: See [limits](/docs/limits/), [support](https://support.example/) and [mail](mailto:a@support.example).
paths:
  /nodes:
    get:
      description: Needs a [token](../tokens.mdx#create).
      responses: { '200': { description: Done } }
`)
  expect(links.map(({ href, line }) => `${href} ${line}`)).toEqual([
    '/docs/limits/ 5',
    '../tokens.mdx#create 9',
  ])
})
