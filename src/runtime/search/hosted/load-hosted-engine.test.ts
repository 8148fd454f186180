import { afterEach, describe, expect, test } from 'vitest'
import { startHosted } from '../../../../tests/search/services/hosted-engines.ts'
import { sampleRecord } from '../../../../tests/search/services/sample-records.ts'
import type { SearchEngine } from '../../../shared/search/search-engine.ts'
import { suggestEarlier } from './load-hosted-engine.ts'

const records = [
  sampleRecord({ title: 'Resize a node', content: 'Nodes grow.' }),
  sampleRecord({ title: 'Resize a node', heading: 'Node plans' }),
  sampleRecord({ title: 'Volumes', content: 'Volumes are disks.' }),
]

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const service of open.splice(0)) await service.close()
})

describe.each(['algolia', 'typesense'] as const)('[R-093] with %s', (name) => {
  const start = async (): Promise<(text: string) => Promise<string[]>> => {
    const { service, engine: plain } = await startHosted[name](records)
    open.push(service)
    const engine: SearchEngine = suggestEarlier(plain)
    return async (text) => {
      const query = { text, area: undefined, kind: undefined, offset: 0, limit: 8 }
      return (await engine.search(query, new AbortController().signal)).suggestions
    }
  }

  test('a query without results suggests the different pages that its prefixes found', async () => {
    const suggest = await start()
    expect(await suggest('node')).toEqual([])
    expect(await suggest('node zzzqq')).toEqual(['Resize a node'])
  })

  test('the next search shows no suggestions of the previous one', async () => {
    const suggest = await start()
    await suggest('node')
    await suggest('')
    expect(await suggest('zzzqq')).toEqual([])
  })
})
