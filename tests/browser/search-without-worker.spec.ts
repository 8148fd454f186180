import { expect, fixtureTest as test } from './fixture-site.ts'
import { openLive } from './reader.ts'
import { chosen, search } from './search-dialog.ts'

test('[R-021] the search works in a browser that starts no worker', async ({ page, portal }) => {
  await page.addInitScript(() => {
    globalThis.Worker = class {
      constructor() {
        throw new Error('Workers are forbidden.')
      }
    } as unknown as typeof Worker
  })
  await openLive(page, portal.url('/docs/compute/nodes/create/'))
  await search(page, 'delete a node')
  await expect(chosen(page)).toContainText('Delete a node')
  await search(page, 'create')
  await expect(chosen(page)).toContainText('Create')
})
