import { expect, test } from 'vitest'
import type { Fragment } from '../../shared/site/page.ts'
import { readFragment } from './fragments.ts'

const page: Fragment = { build: 'b1', view: { url: '/a/' } as Fragment['view'], content: '<p>/a/</p>' }

test('reads the page', async () => {
  expect(await readFragment(Response.json(page))).toEqual(page)
})

// A `TypeError` would look like a site that doesn't respond.
test.each([
  null,
  'text',
  { hello: 'world' },
  { ...page, build: undefined },
  { ...page, content: undefined },
  { ...page, view: undefined },
  { ...page, view: {} },
])('the response %j is rejected, because it is not a page', async (body) => {
  await expect(readFragment(Response.json(body))).rejects.toThrow('is not a page')
})
