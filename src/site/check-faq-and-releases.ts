import type { DocsConfig } from '../shared/config/config.ts'
import type { CompiledPage, ListedFile } from '../shared/content/compiled-page.ts'
import { createAreaId, createCategoryId } from '../shared/content/listed/faq.ts'
import type { ContentList, ListUrls } from '../shared/content/listed/faq-and-releases.ts'
import { createYearId, getYear } from '../shared/content/listed/releases.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { Heading } from '../shared/site/page.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'
import { addBase } from '../shared/urls.ts'
import { checkArea } from './areas.ts'

type Areas = DocsConfig['areas']

/** Sorts areas as configured and files by name. The newest releases come first. */
export function sortListedFiles(listedFiles: readonly ListedFile[], areas: Areas): ListedFile[] {
  const rank = ({ fields }: ListedFile): number => areas.findIndex(({ id }) => id === fields.area)
  const questions = listedFiles.filter(({ kind }) => kind === 'faq').sort((a, b) => rank(a) - rank(b))
  const releases = listedFiles
    .filter(({ kind }) => kind === 'release')
    .sort((a, b) =>
      a.fields.date === b.fields.date ? rank(a) - rank(b) : a.fields.date < b.fields.date ? 1 : -1,
    )
  return [...questions, ...releases]
}

/** Reports areas that don't exist, files without questions, and duplicate IDs. */
export function checkFaqAndReleases(listedFiles: readonly ListedFile[], areas: Areas): Problem[] {
  const owners = new Map<string, string>()
  return listedFiles.flatMap(({ kind, file, fields, headings, contentLists }) => {
    const at = { file, line: undefined }
    const problems: Problem[] = contentLists.map(({ component }) => ({
      problem: `\`<${component}>\` can't be used here, because pages list the content of this file.`,
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
  listedFiles: readonly ListedFile[],
): Problem[] {
  const questions = new Set(
    listedFiles.flatMap((listedFile) => (listedFile.kind === 'faq' ? listQuestionIds(listedFile) : [])),
  )
  return pages.flatMap(({ contentLists }) =>
    contentLists.flatMap(({ component, ids = [], file, line }) =>
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

function listQuestionIds({ headings }: ListedFile): string[] {
  return headings.filter(({ depth }) => depth === 2).map(({ id }) => id)
}

const getCategoryId = ({ fields, id }: ListedFile): string => createCategoryId(fields.area, id)

/**
 * Adds the headings of a page's lists to the page, so that their IDs can be linked to and the table of contents
 * includes them.
 */
export function addListHeadings(
  page: CompiledPage,
  listedFiles: readonly ListedFile[],
  areas: Areas,
): CompiledPage {
  if (page.contentLists.length === 0) return page
  const lists = page.contentLists.map((list) => ({ list, files: selectListedFiles(listedFiles, list) }))
  // The last list first, so that the positions of the others stay valid.
  const headings = lists.reduceRight(
    (own, { list, files }) => own.toSpliced(list.headingsBefore, 0, ...listHeadings(list, files, areas)),
    page.headings,
  )
  return {
    ...page,
    headings,
    anchors: [...page.anchors, ...lists.flatMap(({ list, files }) => listAnchors(list, files))],
  }
}

/** Finds the URLs of the pages that list each area's questions and releases. */
export function findListUrls(pages: readonly CompiledPage[], base: string): ListUrls {
  const findUrls = (component: string): Record<string, string> =>
    Object.fromEntries(
      pages.flatMap((page) =>
        page.contentLists
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

function selectListedFiles(listedFiles: readonly ListedFile[], { kind, area }: ContentList): ListedFile[] {
  return listedFiles.filter(
    (listedFile) => listedFile.kind === kind && (area === undefined || listedFile.fields.area === area),
  )
}

function listHeadings(list: ContentList, listedFiles: readonly ListedFile[], areas: Areas): Heading[] {
  if (list.component === 'ReleaseNotes') {
    const years = [...new Set(listedFiles.map(({ fields }) => getYear(fields.date)))]
    return years.map((year) => ({ depth: 2, id: createYearId(year), text: year }))
  }
  if (list.ids !== undefined) return findQuestionHeadings(list, listedFiles)
  if (list.component !== 'FaqList') return []
  const categories = (depth: 2 | 3, categoryFiles: readonly ListedFile[]): Heading[] =>
    categoryFiles.map((listedFile) => ({ depth, id: getCategoryId(listedFile), text: listedFile.title }))
  if (list.area !== undefined) return categories(2, listedFiles)
  return areas.flatMap(({ id, label }): Heading[] => {
    const areaFiles = listedFiles.filter(({ fields }) => fields.area === id)
    return areaFiles.length === 0
      ? []
      : [{ depth: 2, id: createAreaId(id), text: label }, ...categories(3, areaFiles)]
  })
}

/**
 * Returns the headings of the questions with the list's IDs, in its order. Below a heading of the page, they are a group
 * of that heading.
 */
function findQuestionHeadings(
  { ids = [], headingsBefore }: ContentList,
  listedFiles: readonly ListedFile[],
): Heading[] {
  const depth: Heading['depth'] = headingsBefore === 0 ? 2 : 3
  const questions = new Map(
    listedFiles.flatMap(({ headings }) => headings).map((heading) => [heading.id, { ...heading, depth }]),
  )
  return ids.flatMap((id) => questions.get(id) ?? [])
}

function listAnchors({ kind, isWhole, ids }: ContentList, listedFiles: readonly ListedFile[]): string[] {
  if (!isWhole) return []
  if (ids !== undefined) return ids
  return listedFiles.flatMap((listedFile) =>
    kind === 'release'
      ? [listedFile.id, createYearId(getYear(listedFile.fields.date))]
      : [getCategoryId(listedFile), ...listedFile.headings.map(({ id }) => id)],
  )
}
