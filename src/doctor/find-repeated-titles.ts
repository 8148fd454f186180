import { countFindings, type Finding, type ReportLine } from './doctor-report.ts'
import type { BuiltPage } from './read-built-site.ts'

/**
 * Finds indexed pages that share a title or description with another page, and those without a description. Versions and
 * translations of a page may share both, because readers choose one of them.
 */
export function findRepeatedTitles(pages: readonly BuiltPage[]): ReportLine[] {
  const indexed = pages.filter(({ view }) => !view.isHidden)
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
  const groups = Map.groupBy(
    pages.filter((page) => readText(page) !== ''),
    (page) => JSON.stringify([page.view.locale, page.view.version?.name, readText(page)]),
  )
  return [...groups.values()].flatMap((group) =>
    group.length === 1
      ? []
      : group.map((page) => ({ subject: page.view.url, detail: `“${readText(page)}”` })),
  )
}
