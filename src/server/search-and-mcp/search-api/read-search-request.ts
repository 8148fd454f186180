import type { SiteSummary, SummaryIndex } from '../../../shared/output/site-summary.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import type { SiteSearch } from '../site-data/search-site.ts'

/** Maximum characters of a query. The search itself uses the first 64, as in browsers. */
export const maxQueryCharacters = 256

const defaultLimit = 10
const maxLimit = 50

/** Results that can be requested. Later ones are rarely what a program looks for, and cost more. */
const maxResults = 200

/** A request that can't be answered, with what is wrong and how to fix it. */
export interface RefusedSearch {
  /** For programs. */
  code: string
  /** For people. */
  detail: string
}

const parameterNames = ['q', 'area', 'limit', 'page', 'locale', 'version']

/** Reads the parameters of a search, or explains what is wrong with the first of them. */
export function readSearchRequest(
  parameters: URLSearchParams,
  summary: SiteSummary,
): SiteSearch | RefusedSearch {
  const refusal = checkNames(parameters) ?? checkQuery(parameters.get('q'))
  if (refusal !== undefined) return refusal
  const area = parameters.get('area') || undefined
  const areaIds = summary.areas.map(({ id }) => id)
  if (area !== undefined && !areaIds.includes(area)) return refuseUnknown('area', area, areaIds)
  const limit = readNumber(parameters.get('limit'), { fallback: defaultLimit, max: maxLimit })
  if (limit === undefined)
    return { code: 'invalid_limit', detail: `limit must be a whole number from 1 to ${maxLimit}.` }
  const lastPage = Math.ceil(maxResults / limit)
  const page = readNumber(parameters.get('page'), { fallback: 1, max: lastPage })
  if (page === undefined) {
    const detail = `page must be a whole number from 1 to ${lastPage} if limit is ${limit}.`
    return { code: 'invalid_page', detail }
  }
  const index = findIndex(parameters, summary)
  if ('code' in index) return index
  return { query: parameters.get('q') ?? '', area, index, limit, page }
}

function checkNames(parameters: URLSearchParams): RefusedSearch | undefined {
  const names = [...parameters.keys()]
  const unknown = names.find((name) => !parameterNames.includes(name))
  if (unknown !== undefined) return refuseUnknown('parameter', unknown, parameterNames)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated === undefined
    ? undefined
    : { code: 'repeated_parameter', detail: `${repeated} is given more than once.` }
}

/** Explains why a query can't be searched. */
function checkQuery(query: string | null): RefusedSearch | undefined {
  if (query === null || query.trim() === '')
    return { code: 'missing_query', detail: 'Give the words to search for in q, such as ?q=resize+a+node.' }
  if ([...query].length > maxQueryCharacters) {
    const detail = `q has ${[...query].length} characters. Use a few words, at most ${maxQueryCharacters} characters.`
    return { code: 'query_too_long', detail }
  }
  // Broken escapes become replacement characters.
  if (/[\p{Cc}\uFFFD]/u.test(query.replace(/[\t\n\r]/g, ' ')) || !query.isWellFormed())
    return {
      code: 'malformed_query',
      detail: 'q must be text in UTF-8, percent-encoded, without control characters.',
    }
  return undefined
}

function findIndex(parameters: URLSearchParams, { indexes }: SiteSummary): SummaryIndex | RefusedSearch {
  const locale = parameters.get('locale') || indexes[0]?.locale
  const ofLocale = indexes.filter((index) => index.locale === locale)
  if (ofLocale.length === 0)
    return refuseUnknown('locale', locale ?? '', [...new Set(indexes.map((index) => index.locale))])
  const version = parameters.get('version') || ofLocale[0]?.version
  const match = ofLocale.find((index) => index.version === version)
  return (
    match ??
    refuseUnknown(
      'version',
      version ?? '',
      ofLocale.map((index) => index.version ?? ''),
    )
  )
}

function refuseUnknown(kind: string, value: string, names: readonly string[]): RefusedSearch {
  const shown = value.slice(0, 64)
  const list = names.length === 0 ? 'This site has none.' : `Known: ${names.slice(0, 20).join(', ')}.`
  return {
    code: `unknown_${kind}`,
    detail: `There is no ${kind} “${shown}”. ${suggestFix(shown, names, list)}`,
  }
}

function readNumber(
  text: string | null,
  { fallback, max }: { fallback: number; max: number },
): number | undefined {
  if (text === null || text === '') return fallback
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= max ? number : undefined
}
