import { pushToAlgolia } from '../../../src/features/search-push/push-to-algolia.ts'
import { pushToTypesense } from '../../../src/features/search-push/push-to-typesense.ts'
import type { Upload } from '../../../src/features/search-push/upload.ts'
import type { SearchRecord } from '../../../src/shared/search/search-record.ts'
import { type AlgoliaServer, algoliaKeys } from './algolia-server.ts'
import type { LocalService } from './json-server.ts'
import { type TypesenseServer, typesenseKeys } from './typesense-server.ts'

/** A service that is pushed to. */
export interface PushedService extends LocalService {
  /** Ids of what readers find. */
  found(): string[]
  /** Names of everything that the service stores. */
  kept(): string[]
  push(records: readonly SearchRecord[], searchKey?: string): Promise<void>
}

interface Servers {
  algolia: AlgoliaServer
  typesense: TypesenseServer
  upload(records: readonly SearchRecord[]): Upload
}

/** Both services, with one face. */
export const pushedServices = ({
  algolia,
  typesense,
  upload,
}: Servers): Record<'Algolia' | 'Typesense', () => PushedService> => ({
  Algolia: () =>
    Object.assign(algolia, {
      found: () => [...(algolia.indices.get('docs')?.records.keys() ?? [])],
      kept: () => [...algolia.indices.keys()],
      push: (records: readonly SearchRecord[], searchKey = algoliaKeys.search) => {
        const { applicationId, admin } = algoliaKeys
        const service = {
          kind: 'algolia' as const,
          applicationId,
          indexName: 'docs',
          searchKey,
          isContextual: false,
        }
        return pushToAlgolia(
          { service: { ...service, hosts: [algolia.url] }, adminKey: admin },
          upload(records),
        )
      },
    }),
  Typesense: () =>
    Object.assign(typesense, {
      found: () => [
        ...(typesense.collections.get(typesense.aliases.get('docs') ?? '')?.documents.keys() ?? []),
      ],
      kept: () => [...typesense.collections.keys()],
      push: (records: readonly SearchRecord[], searchKey = typesenseKeys.search) => {
        const service = {
          kind: 'typesense' as const,
          nodes: [typesense.url],
          collection: 'docs',
          isContextual: false,
        }
        return pushToTypesense(
          { service: { ...service, searchKey }, adminKey: typesenseKeys.admin },
          upload(records),
        )
      },
    }),
})
