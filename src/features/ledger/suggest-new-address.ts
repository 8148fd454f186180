import {
  type Address,
  formatAddress,
  type LedgerRow,
  type PublishedPage,
  type SiteAddresses,
} from '../../shared/site/ledger.ts'
import { findNearest } from '../../shared/text/find-nearest.ts'

interface AddressChanges {
  pages: SiteAddresses['pages']
  /** All ids of the ledger, by path. */
  recordedIds: ReadonlyMap<string, ReadonlySet<string>>
  /** Published ids that aren't in the ledger, by path. */
  newIds: ReadonlyMap<string, readonly string[]>
  /** Published paths that aren't in the ledger. */
  newPaths: readonly string[]
}

/**
 * Creates a function that guesses where a lost page or heading is now. What isn't in the ledger is as new as the loss, so
 * it's tried first. There is always an answer: at worst, the page of the heading or the nearest page above.
 */
export function createNewAddressSuggester(
  rows: readonly LedgerRow[],
  { pages }: SiteAddresses,
): (lost: Address) => string {
  const recordedIds = groupIds(rows)
  const changes: AddressChanges = {
    pages,
    recordedIds,
    newIds: new Map([...pages].map(([path, { ids }]) => [path, subtract(ids, recordedIds.get(path))])),
    newPaths: [...pages.keys()].filter((path) => !recordedIds.has(path)),
  }
  return ({ path, id }) => {
    const page = pages.get(path)
    return formatAddress(
      id === undefined || page === undefined
        ? { path: findNewPath(path, changes), id: undefined }
        : findNewSection({ path, id, page }, changes),
    )
  }
}

function groupIds(rows: readonly LedgerRow[]): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>()
  for (const { path, id } of rows) {
    const ids = byPath.get(path) ?? new Set()
    byPath.set(path, ids)
    if (id !== undefined) ids.add(id)
  }
  return byPath
}

const subtract = (ids: ReadonlySet<string>, others: ReadonlySet<string> | undefined): string[] =>
  [...ids].filter((id) => others?.has(id) !== true)

function findNewPath(path: string, { pages, recordedIds, newPaths }: AddressChanges): string {
  const ids = recordedIds.get(path) ?? new Set()
  const [best] = newPaths
    .map((candidate) => {
      const hasSameName = splitPath(candidate).at(-1) === splitPath(path).at(-1)
      const score = getLikeness(ids, pages.get(candidate)) + (hasSameName ? 1 : 0)
      return { candidate, score, sharedFolders: countSharedFolders(candidate, path) }
    })
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score || b.sharedFolders - a.sharedFolders)
  if (best !== undefined) return best.candidate
  const newSiblings = newPaths.filter((candidate) => getFolder(candidate) === getFolder(path))
  return (
    findNearest(path, newPaths) ??
    (newSiblings.length === 1 ? newSiblings[0] : undefined) ??
    findNearest(path, pages.keys()) ??
    findParent(path, pages)
  )
}

/** Returns the path above: `/docs/` for `/docs/page/` and for `/docs/file.pdf`. */
const getFolder = (path: string): string => path.replace(/[^/]*\/?$/, '')

const splitPath = (path: string): string[] => path.split('/').filter((part) => part !== '')

function countSharedFolders(a: string, b: string): number {
  const others = splitPath(b)
  const end = splitPath(a).findIndex((part, index) => part !== others[index])
  return end === -1 ? others.length : end
}

/** Returns the share of ids that two pages have in common, from 0 to 1. One in common is by chance. */
function getLikeness(ids: ReadonlySet<string>, page: PublishedPage | undefined): number {
  const all = new Set([...ids, ...(page?.ids ?? [])])
  const common = [...ids].filter((id) => page?.ids.has(id))
  return common.length < 2 ? 0 : common.length / all.size
}

function findParent(path: string, pages: AddressChanges['pages']): string {
  const folder = getFolder(path)
  if (pages.has(folder)) return folder
  // A site without a home page has other pages.
  return folder === '/'
    ? ([...pages.keys()].find((page) => page.endsWith('/')) ?? '/')
    : findParent(folder, pages)
}

interface LostSection {
  path: string
  id: string
  page: PublishedPage
}

function findNewSection({ path, id, page }: LostSection, { recordedIds, newIds }: AddressChanges): Address {
  const newIdsOfPage = newIds.get(path) ?? []
  const nearest = findNearest(id, newIdsOfPage)
  if (nearest !== undefined) return { path, id: nearest }
  const otherPages = [...newIds].filter(([, ids]) => ids.includes(id))
  if (otherPages.length === 1) return { path: otherPages[0]?.[0] ?? path, id }
  const isOnlyLoss = subtract(recordedIds.get(path) ?? new Set(), page.ids).length === 1
  if (newIdsOfPage.length === 1 && isOnlyLoss) return { path, id: newIdsOfPage[0] }
  const group = id.startsWith('/') ? id.replace(/\/[^/]*$/, '') : ''
  return { path, id: findNearest(id, page.ids) ?? (page.ids.has(group) ? group : undefined) }
}
