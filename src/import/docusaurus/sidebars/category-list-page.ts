import { slug } from 'github-slugger'
import { stringify } from 'yaml'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import { formatCards } from '../convert/elements/format-cards.ts'
import { asText } from '../read/as-values.ts'
import { toSitePath } from '../read/url-paths.ts'
import type { Doc, VersionDocs } from './version-docs.ts'

/** A page that Docusaurus generates for a category: a list of what is in it. */
export interface CategoryListPage {
  title: string
  label: string
  description: string | undefined
  /** Path below the path of the version. */
  slug: string
  cards: { title: string; href: string; description: string | undefined }[]
}

/** Formats the page as Markdown, with the cards of the day of the import. */
export function formatCategoryListPage({ title, label, description, slug, cards }: CategoryListPage): string {
  const frontMatter = stringify({
    title,
    ...(description === undefined ? {} : { description }),
    slug,
    ...(label === title ? {} : { sidebar_label: label }),
  })
  const lead = description === undefined ? '' : `${description.replace(/[<{]/g, '\\$&')}\n\n`
  return `---\n${frontMatter}---\n\n${lead}${formatCards(cards)}\n`
}

/** Returns the address of the page that Docusaurus generates for a category, below the version. */
export const toCategorySlug = (link: UnknownObject, label: string): string =>
  toSitePath(asText(link.slug) ?? `/category/${slug(label)}`)

/** Lists what a category's page links to. */
function listCards(items: readonly SidebarItemConfig[], docs: VersionDocs): CategoryListPage['cards'] {
  const toCard = (doc: Doc | undefined): CategoryListPage['cards'] =>
    doc?.page.address === undefined
      ? []
      : [
          {
            title: docs.labels.get(doc.page) ?? doc.title,
            href: doc.page.address,
            description: asText(doc.page.frontMatter.description),
          },
        ]
  return items.flatMap((item) => {
    if (typeof item === 'string') return toCard(docs.find(item))
    if (item.kind === 'link') return [{ title: item.label, href: item.href, description: undefined }]
    if (item.kind === 'folder') return docs.listFolder(item.folder).flatMap(toCard)
    const first =
      item.landing === undefined
        ? listCards(item.items, docs)[0]?.href
        : docs.find(item.landing)?.page.address
    return first === undefined
      ? listCards(item.items, docs)
      : [{ title: item.label, href: first, description: item.description }]
  })
}

/** Creates the page that Docusaurus generates for a category. */
export function createCategoryPage(
  { label, items, link }: { label: string; items: readonly SidebarItemConfig[]; link: UnknownObject },
  docs: VersionDocs,
): CategoryListPage {
  return {
    title: asText(link.title) ?? label,
    label,
    description: asText(link.description),
    slug: toCategorySlug(link, label),
    cards: listCards(items, docs),
  }
}
