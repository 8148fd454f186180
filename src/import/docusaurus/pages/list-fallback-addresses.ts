import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { SiteLocale } from '../docusaurus-site.ts'
import type { OldAddress } from '../imported-site.ts'

interface PublishedContent {
  pages: readonly DocusaurusPage[]
  /** Addresses of pages in their own locale, and of generated pages. */
  addresses: readonly OldAddress[]
}

/** Lists where Docusaurus publishes pages of the default locale because another locale has no translation of them. */
export function listFallbackAddresses(
  { pages, addresses }: PublishedContent,
  locales: readonly SiteLocale[],
): OldAddress[] {
  const byFile = new Map(pages.map((page) => [page.out, page]))
  const translated = new Set(pages.map(({ locale, original }) => `${locale} ${getOriginalName(original)}`))
  const defaultLocale = locales.find(({ isDefault }) => isDefault)?.id
  const originals = addresses.filter(
    ({ file }) => (byFile.get(file)?.locale ?? defaultLocale) === defaultLocale,
  )
  return locales
    .filter(({ isDefault }) => !isDefault)
    .flatMap(({ id }) =>
      originals
        .filter(({ file }) => !translated.has(`${id} ${getOriginalName(byFile.get(file)?.original ?? file)}`))
        .map(({ address, file }) => ({ address: `/${id}${address}`, file })),
    )
}

/** A page may be `.md` and its translation `.mdx`. */
export const getOriginalName = (path: string): string => path.replace(/x$/, '')
