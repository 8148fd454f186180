import {
  createTypesenseDocument,
  typesenseFields,
} from '../../../src/features/search-push/typesense-schema.ts'
import { createAlgoliaEngine } from '../../../src/runtime/search/hosted/algolia.ts'
import { createTypesenseEngine } from '../../../src/runtime/search/hosted/typesense.ts'
import type { SearchEngine } from '../../../src/shared/search/search-engine.ts'
import type { SearchRecord } from '../../../src/shared/search/search-record.ts'
import type { SiteView } from '../../../src/shared/site/site-view.ts'
import { sampleSite } from '../../unit/sample-values.ts'
import { algoliaKeys, startAlgoliaServer } from './algolia-server.ts'
import type { LocalService } from './json-server.ts'
import { startTypesenseServer, typesenseKeys } from './typesense-server.ts'

/** A service with records, and an engine that queries it. */
export interface HostedEngine {
  service: LocalService
  engine: SearchEngine
}

export interface EngineSettings {
  isContextual?: boolean
  site?: Partial<SiteView['search']>
  searchKey?: string
}

const context = () => ({ language: 'en', version: 'v1' })

export const startHosted = {
  async algolia(records: readonly SearchRecord[], settings: EngineSettings = {}): Promise<HostedEngine> {
    const service = await startAlgoliaServer()
    service.indices.set('docs', {
      records: new Map(
        records.map((record) => [record.objectID, { ...record, version: record.version || '*' }]),
      ),
      settings: {},
      synonyms: [],
      rules: [],
      updatedAt: '',
    })
    const engine = createAlgoliaEngine({
      service: {
        kind: 'algolia',
        applicationId: algoliaKeys.applicationId,
        indexName: 'docs',
        searchKey: settings.searchKey ?? algoliaKeys.search,
        isContextual: settings.isContextual ?? false,
        hosts: [service.url],
      },
      site: { ...sampleSite, search: { ...sampleSite.search, ...settings.site } },
      context,
    })
    return { service, engine }
  },
  async typesense(records: readonly SearchRecord[], settings: EngineSettings = {}): Promise<HostedEngine> {
    const service = await startTypesenseServer()
    service.collections.set('docs-1', {
      name: 'docs-1',
      fields: typesenseFields,
      documents: new Map(records.map((record) => [record.objectID, createTypesenseDocument(record)])),
      synonyms: new Map(),
      schema: {},
      created_at: 0,
    })
    service.aliases.set('docs', 'docs-1')
    const engine = createTypesenseEngine({
      service: {
        kind: 'typesense',
        nodes: [service.url],
        collection: 'docs',
        searchKey: settings.searchKey ?? typesenseKeys.search,
        isContextual: settings.isContextual ?? false,
      },
      site: { ...sampleSite, search: { ...sampleSite.search, ...settings.site } },
      context,
    })
    return { service, engine }
  },
}
