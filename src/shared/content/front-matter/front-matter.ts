import { z } from 'zod'
import type { SourceLink } from '../source-link.ts'
import { daySchema } from './day-schema.ts'

const text = z.string().optional()
const names = z.array(z.string()).default([])
const headingLevel = z.int().min(2).max(6)
const pageId = z.string().nullable().optional()
const pageTypes = [
  'overview',
  'quickstart',
  'how-to',
  'concept',
  'reference',
  'tutorial',
  'troubleshooting',
  'faq',
  'release-notes',
] as const

/** Front matter of guides and other pages: types, defaults, and messages. Keys are Docusaurus's where it has one. */
export const pageSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[^/\s]+$/, 'must not have a slash or a space')
    .optional(),
  title: text,
  title_meta: text,
  description: text,
  keywords: names,
  /** Social image of the page. */
  image: text,
  slug: z
    .string()
    .regex(/^[^\s#?%]+$/, 'must be a path without spaces, "#", "?" and "%"')
    .optional(),
  sidebar_label: text,
  /** ID of a symbol in `brand.icons`, for the sidebar, search results, and the social image. */
  icon: text,
  sidebar_position: z.number().optional(),
  displayed_sidebar: pageId,
  hide_title: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: headingLevel.default(2),
  toc_max_heading_level: headingLevel.default(3),
  pagination_label: text,
  pagination_prev: pageId,
  pagination_next: pageId,
  custom_edit_url: z.string().nullable().optional(),
  last_update: z
    .strictObject({ date: daySchema.optional(), author: text })
    .refine(
      ({ date, author }) => date !== undefined || author !== undefined,
      'must have a `date` or an `author`',
    )
    .optional(),
  // Accepted for sites that come from Docusaurus. The sidebar looks the same everywhere.
  sidebar_class_name: text,
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  tags: names,
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  /** `landing`: the whole width, and a `<Hero>` instead of the title. Only for pages outside of the guides. */
  layout: z.enum(['article', 'landing']).default('article'),
  /** Type of page for its reader; see `docs/writing.md`. For writers only; it isn't published. */
  type: z.enum(pageTypes).optional(),
  /** Day of the last check of the page against the product. For writers only, like `type`. */
  reviewed: daySchema.optional(),
  /** Maximum words of prose, for a page that needs fewer than its type allows. For `docent check`. */
  max_words: z.int().min(1).optional(),
  /** Operations, commands, Terraform names, and calls of the SDK that the page explains. */
  api: names,
  cli: names,
  terraform: names,
  sdk: names,
})

/** Front matter of blog posts. */
export const postSchema = pageSchema.extend({
  /** Day of publication. */
  date: daySchema.optional(),
  /** Keys of `authors.yml`. A single one needs no list. */
  authors: z.preprocess((value) => (typeof value === 'string' ? [value] : value), names),
})

/** Front matter of a page, with defaults. Only posts have a date and authors. */
export interface FrontMatter extends Omit<z.output<typeof postSchema>, 'image'> {
  /** Social image of the page. */
  image?: SourceLink | undefined
}
