import type { ApiDocument } from '../../src/shared/api/api-document.ts'
import type { SiteApi } from '../../src/shared/site/site.ts'

/** An API without operations. */
export function sampleApi(id: string, server: string): SiteApi {
  const document: Partial<ApiDocument> = {
    id,
    label: `${id} API`,
    path: `/api/${id}/`,
    servers: [{ url: server, description: '' }],
  }
  return { loaded: { document } } as unknown as SiteApi
}
