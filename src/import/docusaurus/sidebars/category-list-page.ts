import { slug } from 'github-slugger'
import { stringify } from 'yaml'
import type { UnknownObject } from '../../../shared/read-unknown.ts'
import { formatCards } from '../convert/elements/format-cards.ts'
import { asText } from '../read/as-values.ts'
import { toSitePath } from '../read/url-paths.ts'

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
