import { describe, expect, test } from 'vitest'
import { guideRecords } from '../../tests/unit/guide-records.ts'
import { indexRecords } from '../../tests/unit/index-records.ts'
import { createLocalEngine } from './local-engine.ts'

/** Many pages about the subject of the message, and one with the message in a long text. */
const pages = [
  ...Array.from({ length: 14 }, (_, number) =>
    guideRecords([`server${number}`, `Server and support of SSL, part ${number}`, 'The server has SSL.'], {}),
  ).flat(),
  ...guideRecords(['connect', 'Connect to a database', 'Use your client.'], {
    troubleshooting: [
      'Troubleshooting',
      `${'Look at the log of your client first, and then at each rule of the network. '.repeat(8)}
      The server does not support SSL, but SSL was required. Turn it on.`,
    ],
  }),
]
const files = indexRecords(pages, [])

async function find(text: string, page: { offset: number; limit: number }): Promise<string[]> {
  const engine = createLocalEngine((path) => files.get(path), { locale: 'en', version: undefined })
  const query = { text, area: undefined, kind: undefined, ...page }
  return (await engine.search(query, new AbortController().signal)).hits.map(({ url }) => url)
}

describe('[R-091] a message that a page quotes', () => {
  const quote = 'server does not support SSL, but SSL was required'

  test('comes before pages about its words', async () => {
    expect((await find(quote, { offset: 0, limit: 5 }))[0]).toBe('/docs/connect/#troubleshooting')
  })

  test('is not on a later page of results too', async () => {
    const urls = [
      ...(await find(quote, { offset: 0, limit: 6 })),
      ...(await find(quote, { offset: 6, limit: 6 })),
      ...(await find(quote, { offset: 12, limit: 6 })),
    ]
    expect(urls.length).toBeGreaterThan(10)
    expect(new Set(urls).size).toBe(urls.length)
  })
})
