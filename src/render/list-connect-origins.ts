import { defaultMockPort } from '../shared/api/api-files.ts'
import { listServerUrls } from '../shared/api/http/list-server-urls.ts'
import type { SiteApi } from '../shared/site/site.ts'

/** URL of a mock server on the reader's machine. */
const localMockUrl = `http://localhost:${defaultMockPort}`

/**
 * Lists the origins that pages may send readers' requests to: the servers of all APIs and, while a writer edits, a mock
 * server on the same machine.
 */
export function listConnectOrigins(apis: readonly SiteApi[], allowsLocalMock: boolean): string[] {
  if (apis.length === 0) return []
  const urls = apis.flatMap(({ loaded: { document } }) => [
    ...document.servers,
    ...document.operations.flatMap(({ servers }) => servers ?? []),
  ])
  const origins = urls
    .flatMap(listServerUrls)
    .flatMap((url) => (/^https?:\/\//.test(url) && URL.canParse(url) ? [new URL(url).origin] : []))
  return [...new Set([...origins, ...(allowsLocalMock ? [localMockUrl] : [])])].sort()
}
