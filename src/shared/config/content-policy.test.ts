import { expect, test } from 'vitest'
import { contentPolicySchema, includesOrigin } from './content-policy.ts'

test.each([
  ['https://video.example/embed/1', true],
  ['//video.example/embed/1', true],
  ['https://video.example:8443/embed/1', false],
  ['http://video.example/embed/1', false],
  ['https://video.example.evil.example/', false],
  ['https://a.cdn.example/x', true],
  ['https://a.b.cdn.example/x', true],
  ['https://cdn.example/x', false],
  ['https://evilcdn.example/x', false],
  ['/page/', false],
  ['./page.mdx', false],
  ['https:', false],
])('%s is allowed by the origins of a policy: %s', (url, isAllowed) => {
  expect(includesOrigin(['https://video.example', 'https://*.cdn.example'], url)).toBe(isAllowed)
})

test('files of the site itself need `self`', () => {
  expect(includesOrigin(['self'], '/video/tour.mp4')).toBe(true)
  expect(includesOrigin(['self'], 'https://video.example/')).toBe(false)
})

test.each([
  'https:',
  '*',
  'https://*',
  'http://video.example',
  'https://video.example/embed',
  'video.example',
  "'self'",
])('%s is no origin', (origin) => {
  expect(contentPolicySchema.safeParse({ frames: [origin] }).success).toBe(false)
})
