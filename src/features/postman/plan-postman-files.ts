import { addOriginToLinks } from '../../api/exports/add-origin-to-links.ts'
import { digest } from '../../disk/digest.ts'
import type { OutputGroup } from '../../output/write-site.ts'
import { getDownloads } from '../../shared/api/api-files.ts'
import type { SiteApi } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { createPostmanCollection } from './create-postman-collection.ts'

interface PostmanInput {
  apis: readonly SiteApi[]
  view: Pick<SiteView, 'origin' | 'base'>
  /** Digest of the code that renders. */
  engine: string
}

/** Plans a Postman collection for each API. */
export const planPostmanFiles = ({ apis, view: { origin, base }, engine }: PostmanInput): OutputGroup[] =>
  apis.map(({ key, loaded: { document }, linkUrls }) => {
    const path = getDownloads(document.path).postman
    return {
      owner: path,
      key: digest(engine, origin, base, key, JSON.stringify(linkUrls)),
      effort: 'page',
      make: () => {
        const text = createPostmanCollection(document, origin + base.slice(0, -1))
        return [{ path, content: addOriginToLinks(text, { linkUrls, origin }) }]
      },
    }
  })
