import type { Problem } from '../shared/docs-error.ts'
import { followRedirect, type Redirect } from '../shared/redirects.ts'
import { parseAddress, type SiteAddresses } from '../shared/site/ledger.ts'
import { suggestPath } from '../shared/text/find-nearest.ts'
import { removeBase } from '../shared/urls.ts'
import { type SearchQueryRow, searchQueryFile } from './search-queries.ts'

interface PublishedSite {
  base: string
  addresses: Pick<SiteAddresses, 'pages'>
  redirects: readonly Redirect[]
}

/** Reports expected pages that the site doesn't have, and the page that replaced each. */
export function checkSearchQueries(queries: readonly SearchQueryRow[], site: PublishedSite): Problem[] {
  const targets = new Map(site.redirects.map(({ from, to }) => [from, to]))
  return queries.flatMap(({ line, expected }) =>
    expected.flatMap((url): Problem[] => {
      const path = parseAddress(removeBase(site.base, url) ?? url)?.path
      if (path !== undefined && site.addresses.pages.has(path)) return []
      const target = path === undefined ? undefined : targets.get(path)
      return [
        {
          problem: `\`${url}\` is expected, but the site has no such page.`,
          at: { file: searchQueryFile, line },
          fix:
            target === undefined
              ? suggestPath(path ?? url, [...site.addresses.pages.keys()], 'Name the page with the answer.')
              : `Write \`${target}\`, where the page has moved to.`,
          repair:
            target === undefined
              ? undefined
              : {
                  text: url,
                  replacement: followRedirect(target, { search: '', hash: url.replace(/^[^#]*/, '') }),
                },
        },
      ]
    }),
  )
}
