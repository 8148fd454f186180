import { contentKinds, type Difference } from './compare-pages.ts'
import type { SiteComparison } from './compare-sites.ts'

/** Formats the totals of a comparison. */
export function formatComparison({
  pages,
  entries,
  differences,
  missing,
  redirected,
}: SiteComparison): string {
  const changedPages = new Set(differences.map(({ address }) => address)).size
  const kinds = contentKinds.map((kind) => {
    const all = differences.filter((difference) => difference.kind === kind)
    const lost = all.filter(({ sign }) => sign === '-').length
    return `${kind}: ${lost} of ${entries[kind]} missing, ${all.length - lost} added`
  })
  const lostPages = missing.length === 0 ? '' : ` Pages not found: ${missing.join(' ')}.`
  const others = redirected === 0 ? '' : ` ${redirected} other addresses are redirects or have no article.`
  return `${pages} pages compared, ${pages - changedPages} equal. ${kinds.join('; ')}.${others}${lostPages}`
}

export const formatDifference = ({ address, kind, sign, entry }: Difference): string =>
  `${sign} ${kind} ${address} ${JSON.stringify(entry)}`
