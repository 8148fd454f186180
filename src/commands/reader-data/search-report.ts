import type { Command } from '@commander-js/extra-typings'
import { dataOption, outOption, resolveOut, rootOption } from '../../cli/options.ts'
import { loadConfig } from '../../config/load-config.ts'
import { createFileReader, createLocalEngine } from '../../search/local-engine.ts'
import { openSite } from '../../server/open-site.ts'
import { type FailedSearchCount, listSearches } from '../../server/search-log/search-log.ts'
import type { Database } from '../../server/storage/database.ts'
import type { SearchResponse } from '../../shared/search/search-engine.ts'
import { getLatestVersion, listVersions } from '../../shared/site/versions.ts'
import { formatCount } from '../../shared/text/format-count.ts'
import { groupSearches, type SearchGroup, sumTimes } from './group-searches.ts'
import { withStorage } from './with-storage.ts'

/** Defines `docent search report`. */
export function defineSearchReport(command: Command): void {
  command
    .addOption(rootOption)
    .addOption(outOption)
    .addOption(dataOption)
    .action(async ({ root, out, data }) => {
      const folders = { root, out: resolveOut({ root, out }) }
      console.log(await withStorage({ root, data }, (storage) => createSearchReport({ ...folders, storage })))
    })
}

interface SearchReportOptions {
  root: string
  /** Folder of the built site, for the nearest terms. */
  out: string
  storage: Database
}

/** Maximum number of queries in a list. */
const listLength = 50

/** Lists failed searches, similar ones together and most frequent first, with the current result of each. */
export async function createSearchReport({ root, out, storage }: SearchReportOptions): Promise<string> {
  const config = await loadConfig(root)
  openSite(out)
  const searches = await listSearches(storage)
  if (searches.length === 0) return 'There are no failed searches.'
  const version = listVersions(config).length > 1 ? getLatestVersion(config).name : undefined
  const engine = createLocalEngine(createFileReader(out), { locale: config.locales[0]?.id ?? 'en', version })
  const runSearch = (text: string): Promise<SearchResponse> =>
    engine.search(
      { text, area: undefined, kind: undefined, offset: 0, limit: 1 },
      new AbortController().signal,
    )
  const empty = searches.filter(({ count }) => count === 0)
  const abandoned = searches.filter(({ count, place }) => count > 0 && place === 0)
  const late = searches.filter(({ count, place }) => count > 0 && place > 0)
  const lists = [
    await formatSearchList('Without results', empty, async (text) => formatNearest(await runSearch(text))),
    await formatSearchList('Without a click', abandoned, async (text) =>
      formatFirstHit(await runSearch(text)),
    ),
    await formatSearchList('With a late click', late, async (text) => formatFirstHit(await runSearch(text))),
  ]
  return lists.filter((list) => list !== '').join('\n\n')
}

async function formatSearchList(
  title: string,
  searches: readonly FailedSearchCount[],
  remark: (text: string) => Promise<string>,
): Promise<string> {
  if (searches.length === 0) return ''
  const queries = groupSearches(searches)
  const topQueries = queries
    .slice(0, listLength)
    .map((group) => ({ ...group, shown: formatSpellings(group) }))
  const width = Math.max(...topQueries.map(({ shown }) => shown.length))
  const lines = await Promise.all(
    topQueries.map(async ({ text, shown, times, last }) =>
      `${String(times).padStart(6)}  ${last}  ${shown.padEnd(width)}  ${await remark(text)}`.trimEnd(),
    ),
  )
  const rest = queries.length - topQueries.length
  return [
    `${title}: ${formatCount(sumTimes(searches), 'search', 'searches')}, ${formatCount(queries.length, 'query', 'queries')}`,
    ...lines,
    ...(rest > 0 ? [`        … and ${rest} more`] : []),
  ].join('\n')
}

const formatSpellings = ({ text, others }: SearchGroup): string =>
  others === 0 ? text : `${text} (+${formatCount(others, 'spelling')})`

function formatNearest({ total, suggestions }: Pick<SearchResponse, 'total' | 'suggestions'>): string {
  if (total > 0) return `now ${total} results`
  return suggestions.length === 0 ? 'no similar term' : `nearest: ${suggestions.join(', ')}`
}

function formatFirstHit({ hits: [hit], ...response }: SearchResponse): string {
  return hit === undefined ? formatNearest(response) : `first result: ${hit.url}`
}
