import { stringify } from 'yaml'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import type { SidebarItemConfig } from '../../../shared/site/sidebar-item-config.ts'
import { formatCards } from '../convert/elements/format-cards.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { asText } from '../read/as-values.ts'
import { readExcerpt } from './read-excerpt.ts'
import { type Doc, readTitle, toCategorySlug, type VersionDocs } from './version-docs.ts'

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

/** Lists what a category has cards for: its pages and links, and the categories in it. */
export function listCards(
  items: readonly SidebarItemConfig[],
  docs: VersionDocs,
  translate: (page: DocusaurusPage) => DocusaurusPage = (page) => page,
): CategoryListPage['cards'] {
  return docs.listItems(items).flatMap((item) => {
    if (typeof item === 'string') return listDocCard(docs.find(item), docs, translate)
    if (item.kind === 'link') return [{ title: item.label, href: item.href, description: undefined }]
    const href = docs.findFirstPage([item])
    const count = listCards(item.items, docs, translate).length
    const description = item.description ?? (count === 1 ? '1 item' : `${count} items`)
    return href === undefined ? [] : [{ title: item.label, href, description }]
  })
}

function listDocCard(
  doc: Doc | undefined,
  docs: VersionDocs,
  translate: (page: DocusaurusPage) => DocusaurusPage,
): CategoryListPage['cards'] {
  if (doc?.page.address === undefined) return []
  if (doc.page.frontMatter.draft === true || doc.page.frontMatter.unlisted === true) return []
  const page = translate(doc.page)
  return [
    {
      title: docs.labels.get(doc.page) ?? readTitle(page) ?? doc.title,
      href: doc.page.address,
      description: asText(page.frontMatter.description) ?? readExcerpt(page.text),
    },
  ]
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
