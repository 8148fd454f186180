import { expect, test } from 'vitest'
import { createPendingPages, type PendingPages } from './pending-pages.ts'

function startBuild(...owners: string[]): PendingPages {
  const pages = createPendingPages()
  pages.start(owners, '/handbook/')
  return pages
}

/** Whether a request for a path waits. */
const waits = (pages: PendingPages, pathname: string): Promise<boolean> =>
  Promise.race([
    pages.wait(pathname).then(() => false),
    new Promise<boolean>((resolve) => setImmediate(resolve, true)),
  ])

test('a request waits for its page only, and that page is wanted', async () => {
  const pages = startBuild('/docs/a/', '/docs/b/')
  const waiting = pages.wait('/handbook/docs/a/')
  expect([pages.isWanted('/docs/a/'), pages.isWanted('/docs/b/')]).toEqual([true, false])
  expect(await waits(pages, '/handbook/docs/c/')).toBe(false)
  pages.markWritten('/docs/a/')
  await waiting
  expect(await waits(pages, '/handbook/docs/a/')).toBe(false)
})

test.each([
  ['/handbook/docs/a/fragment.html', '/docs/a/'],
  ['/handbook/api/nodes/create/', '/api/nodes/'],
  ['/handbook/index.html', '/'],
  ['/handbook/', '/'],
])('%s waits for the page that writes it, %s', async (pathname, owner) => {
  const pages = startBuild('/', '/docs/a/', '/api/nodes/')
  const waiting = pages.wait(pathname)
  expect(pages.isWanted(owner)).toBe(true)
  pages.markWritten(owner)
  await waiting
})

test('a page that was requested lately is wanted in the next build, and one requested long ago is not', async () => {
  const pages = startBuild()
  const paths = ['/docs/1/', '/docs/2/', '/docs/3/fragment.html', '/_/assets/a.js', '/docs/4/', '/docs/5/']
  for (const path of paths) await pages.wait(`/handbook${path}`)
  pages.start(['/docs/1/', '/docs/2/', '/docs/3/', '/docs/4/', '/docs/5/'], '/handbook/')
  expect(['/docs/1/', '/docs/2/', '/docs/3/', '/docs/5/'].map(pages.isWanted)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('no request waits for a build that has ended', async () => {
  const pages = startBuild('/docs/a/')
  const waiting = pages.wait('/handbook/docs/a/')
  pages.finish()
  await waiting
  expect(pages.isWanted('/docs/a/')).toBe(false)
})

test('a request waits until a later build has written its page, and not for pages that it leaves out', async () => {
  const pages = startBuild('/docs/a/', '/docs/b/')
  const waiting = [pages.wait('/handbook/docs/a/'), pages.wait('/handbook/docs/b/')]
  pages.start(['/docs/a/'], '/handbook/')
  await waiting[1]
  expect(await waits(pages, '/handbook/docs/a/')).toBe(true)
  pages.markWritten('/docs/a/')
  await waiting[0]
})

test('requests from before the first build are listed, by the canonical path of the page', () => {
  const pages = createPendingPages()
  for (const path of ['/handbook/docs/a', '/handbook/docs/b/', '/handbook/_/assets/a.js']) pages.note(path)
  expect(pages.listRequested('/handbook/')).toEqual(['/docs/b/', '/docs/a/'])
})
