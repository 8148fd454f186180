import type { DocsConfig } from '../shared/config/config.ts'
import type { CompiledEntry, CompiledPage } from '../shared/content/compiled-page.ts'
import {
  createAreaId,
  createCategoryId,
  createYearId,
  type EntryList,
  type EntryUrls,
  getYear,
} from '../shared/content/entries.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { Heading } from '../shared/site/page.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'
import { addBase } from '../shared/urls.ts'
import { checkArea } from './areas.ts'

type Areas = DocsConfig['areas']

/** Sorts areas as configured and files by name. The newest releases come first. */
export function sortEntries(entries: readonly CompiledEntry[], areas: Areas): CompiledEntry[] {
  const rank = ({ fields }: CompiledEntry): number => areas.findIndex(({ id }) => id === fields.area)
  const questions = entries.filter(({ kind }) => kind === 'faq').sort((a, b) => rank(a) - rank(b))
  const releases = entries
    .filter(({ kind }) => kind === 'release')
    .sort((a, b) =>
      a.fields.date === b.fields.date ? rank(a) - rank(b) : a.fields.date < b.fields.date ? 1 : -1,
    )
  return [...questions, ...releases]
}

/** Reports entries of areas that don't exist, files without questions, and duplicate IDs. */
export function checkEntries(entries: readonly CompiledEntry[], areas: Areas): Problem[] {
  const owners = new Map<string, string>()
  return entries.flatMap(({ kind, file, fields, headings, entryLists }) => {
    const at = { file, line: undefined }
    const problems: Problem[] = entryLists.map(({ component }) => ({
      problem: `\`<${component}>\` lists entries, but this file is an entry itself.`,
      at,
      fix: 'Put the component on a page of `content/pages/`.',
    }))
    problems.push(...checkArea(fields.area, at, areas))
    if (kind !== 'faq') return problems
    if (!headings.some(({ depth }) => depth === 2)) {
      problems.push({
        problem: 'The file has no question.',
        at,
        fix: 'Write each question as `## Question? {#id}`.',
      })
    }
    for (const { depth, id } of headings) {
      const owner = owners.get(id)
      if (depth === 2 && owner !== undefined) {
        problems.push({
          problem: `The id \`${id}\` of a question is also used in \`${owner}\`.`,
          at,
          fix: 'Give the question another id: `## Question? {#id}`.',
        })
      }
      owners.set(id, file)
    }
    return problems
  })
}

/** Reports questions that pages list by an ID that doesn't exist. */
export function checkQuestionIds(
  pages: readonly CompiledPage[],
  entries: readonly CompiledEntry[],
): Problem[] {
  const questions = new Set(entries.flatMap((entry) => (entry.kind === 'faq' ? listQuestionIds(entry) : [])))
  return pages.flatMap(({ entryLists }) =>
    entryLists.flatMap(({ component, ids = [], file, line }) =>
      ids
        .filter((id) => !questions.has(id))
        .map((id) => ({
          problem: `\`<${component}>\` lists the question \`${id}\`, which doesn't exist.`,
          at: { file, line },
          fix: suggestFix(id, questions, 'Correct the id, or write the question in `content/faq/`.'),
        })),
    ),
  )
}

function listQuestionIds({ headings }: CompiledEntry): string[] {
  return headings.filter(({ depth }) => depth === 2).map(({ id }) => id)
}

const getEntryCategoryId = ({ fields, id }: CompiledEntry): string => createCategoryId(fields.area, id)

/**
 * Adds the headings of a page's lists to the page, so that their IDs can be linked to and the table of contents
 * includes them.
 */
export function addEntryHeadings(
  page: CompiledPage,
  entries: readonly CompiledEntry[],
  areas: Areas,
): CompiledPage {
  if (page.entryLists.length === 0) return page
  const lists = page.entryLists.map((list) => ({ list, entries: selectEntries(entries, list) }))
  return {
    ...page,
    headings: [
      ...page.headings,
      ...lists.flatMap(({ list, entries: listEntries }) => listHeadings(list, listEntries, areas)),
    ],
    anchors: [
      ...page.anchors,
      ...lists.flatMap(({ list, entries: listEntries }) => listAnchors(list, listEntries)),
    ],
  }
}

/** Finds the URLs of the pages that print the entries of each area. */
export function findEntryUrls(pages: readonly CompiledPage[], base: string): EntryUrls {
  const findUrls = (component: string): Record<string, string> =>
    Object.fromEntries(
      pages.flatMap((page) =>
        page.entryLists
          .filter((list) => list.component === component && list.area !== undefined)
          .map(({ area = '' }) => [area, addBase(base, page.path)]),
      ),
    )
  return {
    questions: findUrls('FaqList'),
    services: findUrls('FaqServices'),
    releases: findUrls('ReleaseNotes'),
  }
}

function selectEntries(entries: readonly CompiledEntry[], { kind, area }: EntryList): CompiledEntry[] {
  return entries.filter((entry) => entry.kind === kind && (area === undefined || entry.fields.area === area))
}

function listHeadings(list: EntryList, entries: readonly CompiledEntry[], areas: Areas): Heading[] {
  if (list.component === 'ReleaseNotes') {
    const years = [...new Set(entries.map(({ fields }) => getYear(fields.date)))]
    return years.map((year) => ({ depth: 2, id: createYearId(year), text: year }))
  }
  if (list.ids !== undefined) return findQuestionHeadings(list.ids, entries)
  if (list.component !== 'FaqList') return []
  const categories = (depth: 2 | 3, categoryEntries: readonly CompiledEntry[]): Heading[] =>
    categoryEntries.map((entry) => ({ depth, id: getEntryCategoryId(entry), text: entry.title }))
  if (list.area !== undefined) return categories(2, entries)
  return areas.flatMap(({ id, label }): Heading[] => {
    const areaEntries = entries.filter(({ fields }) => fields.area === id)
    return areaEntries.length === 0
      ? []
      : [{ depth: 2, id: createAreaId(id), text: label }, ...categories(3, areaEntries)]
  })
}

/** Returns the headings of the questions with these IDs, in the order of the list. */
function findQuestionHeadings(ids: readonly string[], entries: readonly CompiledEntry[]): Heading[] {
  const questions = new Map(
    entries.flatMap(({ headings }) => headings).map((heading) => [heading.id, heading]),
  )
  return ids.flatMap((id) => questions.get(id) ?? [])
}

function listAnchors({ kind, isWhole, ids }: EntryList, entries: readonly CompiledEntry[]): string[] {
  if (!isWhole) return []
  if (ids !== undefined) return ids
  return entries.flatMap((entry) =>
    kind === 'release'
      ? [entry.id, createYearId(getYear(entry.fields.date))]
      : [getEntryCategoryId(entry), ...entry.headings.map(({ id }) => id)],
  )
}
