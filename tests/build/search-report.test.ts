import { createSearchReport } from '../../src/commands/reader-data/search-report.ts'
import { createSearchLog } from '../../src/server/search-log/search-log.ts'
import { openMemoryDatabase } from '../unit/memory-database.ts'
import { buildSiteFolder } from './build-worker.ts'
import { fullSite } from './sample-site.ts'
import { expect, siteTest as test } from './site-folder.ts'

test('[F-012] [R-091] docent search report lists what readers did not find, with the nearest terms', async ({
  site,
}) => {
  site.write(fullSite)
  await buildSiteFolder(site)
  const storage = await openMemoryDatabase('searches.sql')
  const report = () => createSearchReport({ root: site.root, out: site.path('dist'), storage })
  expect(await report()).toBe('There are no failed searches.')
  const log = createSearchLog(storage)
  const keep = (text: string, count: number, day = '2026-11-21'): void =>
    log.add({ day, text, count, place: 0 })
  keep('mumbay', 0, '2026-11-20')
  for (const text of ['mumbay', 'zzzzzz', 'xregoinsy']) keep(text, 0)
  keep('regions', 2)
  keep('the region', 2, '2026-11-20')
  log.add({ day: '2026-11-20', text: 'which region', count: 9, place: 7 })
  log.add({ day: '2026-11-21', text: 'which regions', count: 9, place: 1 })
  await log.flush()
  expect(await report()).toMatchInlineSnapshot(`
    "Without results: 4 searches, 3 queries
         2  2026-11-21  mumbay     now 2 results
         1  2026-11-21  xregoinsy  nearest: regions
         1  2026-11-21  zzzzzz     no similar term

    Without a click: 2 searches, 1 query
         2  2026-11-21  regions (+1 spelling)  first result: /docs/regions/

    With a late click: 2 searches, 1 query
         2  2026-11-21  which region (+1 spelling)  first result: /docs/regions/"
  `)
  await storage.close()
})
