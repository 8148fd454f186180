import type { SearchHit, TextPart } from '../../shared/search/search-engine.ts'

/** A page with its results. */
export interface HitGroup {
  pageUrl: string
  /** Titles above the page. */
  trail: string[]
  title: TextPart[]
  /** The page itself if it's a result; otherwise its first section in the results. */
  page: SearchHit
  isPageFound: boolean
  sections: SearchHit[]
}

/** Groups results by page, in the order of the best one of each. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const byPage = Map.groupBy(hits, ({ pageUrl }) => pageUrl)
  return [...byPage].flatMap(([pageUrl, pageHits]) => {
    const whole = pageHits.find(isPage)
    const page = whole ?? pageHits[0]
    if (page === undefined) return []
    return [
      {
        pageUrl,
        trail: page.trail.slice(0, findPageIndex(page)),
        title: page.page,
        page,
        isPageFound: whole !== undefined,
        sections: pageHits.filter((hit) => hit !== whole),
      },
    ]
  })
}

/** An option in the list of results: a page, or a section below it. */
export interface ResultOption {
  /** ID of its element. */
  id: string
  url: string
  isExternal: boolean
  hit: SearchHit
  isPage: boolean
}

export interface OptionGroup extends HitGroup {
  pageOption: ResultOption
  sectionOptions: ResultOption[]
}

/** Returns the groups with their options. Each group starts with its page. */
export function listOptions(hits: readonly SearchHit[]): OptionGroup[] {
  let count = 0
  const option = (hit: SearchHit, isPageOption: boolean): ResultOption => ({
    id: `search-option-${count++}`,
    url: isPageOption && !isPage(hit) ? hit.pageUrl : hit.url,
    isExternal: hit.isExternal,
    hit,
    isPage: isPageOption,
  })
  return groupHits(hits).map((group) => ({
    ...group,
    pageOption: option(group.page, true),
    sectionOptions: group.sections.map((hit) => option(hit, false)),
  }))
}

/** Lists all options in display order. */
export const flattenOptions = (groups: readonly OptionGroup[]): ResultOption[] =>
  groups.flatMap(({ pageOption, sectionOptions }) => [pageOption, ...sectionOptions])

/** Returns the index of the option for the best result, which is selected first. */
export function findBestOption(options: readonly ResultOption[], best: SearchHit | undefined): number {
  const exact = options.findIndex(
    ({ hit, isPage: isWhole }) => hit === best && isWhole === (best && isPage(best)),
  )
  return exact === -1 && options.length > 0 ? 0 : exact
}

/** Lists the headings between the page and the section of a result. */
export const listHeadingsAbove = (hit: SearchHit): string[] => hit.trail.slice(findPageIndex(hit) + 1, -1)

/** Returns the option that a key selects, or undefined for other keys. Arrow keys wrap around. */
export function getNextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Identifies an option by its target, which is the same in every answer to a query. */
export const getOptionKey = ({ isPage: isWhole, hit }: ResultOption): string =>
  isWhole ? hit.pageUrl : hit.id

/** Joins the text of parts. */
export const joinText = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

const isPage = ({ heading }: SearchHit): boolean => heading.length === 0

/** Index of the page's title in the titles above a result. */
function findPageIndex(hit: SearchHit): number {
  const index = hit.trail.lastIndexOf(
    joinText(hit.page),
    isPage(hit) ? hit.trail.length : hit.trail.length - 2,
  )
  return index === -1 ? Math.max(0, hit.trail.length - (isPage(hit) ? 1 : 2)) : index
}
