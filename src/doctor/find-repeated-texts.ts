import type { BuiltPage } from './read-built-site.ts'
import { countFindings, type Finding, type ReportLine } from './report.ts'

/** Finds indexed pages that share a title or description with another page, and those without a description. */
export function findRepeatedTexts(pages: readonly BuiltPage[]): ReportLine[] {
  const indexed = pages.filter(({ view }) => view.isIndexed)
  return [
    countFindings(
      'duplicateTitles',
      'Pages with the title of another page',
      listRepeated(indexed, ({ view }) => view.headTitle),
    ),
    countFindings(
      'duplicateDescriptions',
      'Pages with the description of another page',
      listRepeated(indexed, ({ view }) => view.description ?? ''),
    ),
    countFindings(
      'missingDescriptions',
      'Pages without a description',
      indexed
        .filter(({ view }) => !view.description)
        .map(({ view }) => ({ subject: view.url, detail: view.title })),
    ),
  ]
}

function listRepeated(pages: readonly BuiltPage[], readText: (page: BuiltPage) => string): Finding[] {
  const groups = Map.groupBy(pages, readText)
  return [...groups].flatMap(([text, group]) =>
    text === '' || group.length === 1
      ? []
      : group.map(({ view }) => ({ subject: view.url, detail: `“${text}”` })),
  )
}
