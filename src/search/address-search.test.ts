import { expect, test } from 'vitest'
import { guideRecords } from '../../tests/unit/guide-records.ts'
import { indexRecords } from '../../tests/unit/index-records.ts'
import { createLocalEngine } from './local-engine.ts'

const records = [
  ...guideRecords(['resize', 'Resize a node', 'A larger plan, by PUT /nodes/{node_id}/.'], {}),
  ...guideRecords(['curl', 'Send a request', 'Call https://api.example with a token.'], {}),
  ...guideRecords(['cluster', 'Kubernetes clusters', 'A cluster of nodes.'], {}),
]
const files = indexRecords(records, [])
const engine = createLocalEngine((path) => files.get(path), { locale: 'en', version: undefined })

test.each([
  ['the URL of a call', 'https://api.example/v1/nodes/48213/', '/docs/resize/'],
  ['the URL of a page', 'https://docs.example/docs/cluster/', '/docs/cluster/'],
  ['an address', '/docs/cluster', '/docs/cluster/'],
  ['a host', 'https://api.example', '/docs/curl/'],
])('[R-091] %s finds its page', async (_, text, url) => {
  const query = { text, area: undefined, kind: undefined, offset: 0, limit: 5 }
  const { hits } = await engine.search(query, new AbortController().signal)
  expect(hits[0]?.url).toBe(url)
})
