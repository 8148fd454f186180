import { expect, test } from 'vitest'
import { guideRecords } from '../../tests/unit/guide-records.ts'
import { indexRecords } from '../../tests/unit/index-records.ts'
import {
  type Concepts,
  getIndexFile,
  getIndexFolder,
  type IndexManifest,
  manifestName,
} from '../shared/search/engine/index-format.ts'
import { createLocalEngine } from './local-engine.ts'

const scope = { locale: 'en', version: undefined }
const pages = [
  ...guideRecords(['resize', 'Resize a node', 'A larger plan for your machine.'], {}),
  ...guideRecords(['volume', 'Attach a volume', 'Disks for a node of any size.'], {}),
]
const concepts: Concepts = { fillers: ['somehow'], rows: [[['hook up'], ['attach']]] }

test('[R-091] the embedded engine reads concepts only if no page is about the query', async () => {
  const files = indexRecords(pages, [], concepts)
  const readPaths: string[] = []
  const engine = createLocalEngine((path) => {
    readPaths.push(path)
    return files.get(path)
  }, scope)
  const find = async (text: string): Promise<string | undefined> => {
    const query = { text, area: undefined, kind: undefined, offset: 0, limit: 20 }
    return (await engine.search(query, new AbortController().signal)).hits[0]?.url
  }
  const bytes = files.get(getIndexFolder(scope.locale, scope.version) + manifestName)
  const manifest: IndexManifest = JSON.parse(Buffer.from(bytes ?? '').toString())
  const file = getIndexFile(manifest.concepts ?? '')
  expect(await find('attach a volume')).toBe('/docs/volume/')
  expect(await find('attach --any_size')).toBe('/docs/volume/')
  expect(readPaths).not.toContain(file)
  expect(await find('somehow hook up')).toBe('/docs/volume/')
  expect(readPaths).toContain(file)
})
