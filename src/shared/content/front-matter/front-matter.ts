import { z } from 'zod'
import type { SourceLink } from '../source-link.ts'
import { daySchema } from './day-schema.ts'

const describeText = (description: string) => z.string().optional().describe(description)
const describeNames = (description: string) => z.array(z.string()).default([]).describe(description)
const describeSwitch = (description: string) => z.boolean().default(false).describe(description)
const describeId = (description: string) => z.string().nullable().optional().describe(description)
const headingLevel = z.int().min(2).max(6)
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

/**
 * Front matter of guides and other pages: types, defaults, messages, and descriptions for editors. Keys are Docusaurus's
 * where it has one.
 */
export const pageSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[^/\s]+$/, 'must not have a slash or a space')
    .optional()
    .describe('Replaces the name of the file in the ID of the page, which sidebars and other pages name.'),
  title: describeText('Title of the page. Without it, the level-one heading or the name of the file.'),
  title_meta: describeText('Replaces the title in search results and browser tabs.'),
  description: describeText('One sentence for search results and link previews.'),
  keywords: describeNames('Words for search engines.'),
  questions: describeNames(
    'Questions of readers that the page answers, in their words. Only search uses them.',
  ),
  image: describeText(
    'Image that other sites show in links to the page: a file next to it, or a path of the static folder.',
  ),
  slug: z
    .string()
    .regex(/^[^\s#?%]+$/, 'must be a path without spaces, "#", "?" and "%"')
    .optional()
    .describe(
      'Replaces the path of the page: with a slash at the start below the guides, otherwise in its folder.',
    ),
  sidebar_label: describeText('Replaces the title in the sidebar.'),
  icon: describeText(
    'ID of a symbol in `brand.icons`, for the sidebar, search results, and the social image.',
  ),
  sidebar_position: z
    .number()
    .optional()
    .describe('Position in the sidebar among pages and folders of the same folder.'),
  displayed_sidebar: describeId('Name of the sidebar next to the page. `null` for none.'),
  hide_title: describeSwitch("Whether the page doesn't print its title."),
  hide_table_of_contents: describeSwitch('Whether the page has no table of contents.'),
  toc_min_heading_level: headingLevel
    .default(2)
    .describe('Highest level of headings in the table of contents.'),
  toc_max_heading_level: headingLevel
    .default(3)
    .describe('Lowest level of headings in the table of contents.'),
  pagination_label: describeText('Replaces the title in links to the next and previous page.'),
  pagination_prev: describeId('ID of the previous page. `null` for none.'),
  pagination_next: describeId('ID of the next page. `null` for none.'),
  custom_edit_url: z.string().nullable().optional().describe('Link to edit the page. `null` for none.'),
  last_update: z
    .strictObject({
      date: daySchema.optional().describe('Day of the last change.'),
      author: describeText('Name of the person who changed the page.'),
    })
    .refine(
      ({ date, author }) => date !== undefined || author !== undefined,
      'must have a `date` or an `author`',
    )
    .optional()
    .describe('Replaces what Git knows about the last change.'),
  sidebar_class_name: describeText('Ignored. The sidebar looks the same everywhere.'),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional().describe('Ignored.'),
  tags: describeNames('Tags of the page. With a `tags.yml`, only those that it lists.'),
  draft: describeSwitch("Whether the page isn't published."),
  unlisted: describeSwitch('Whether the page is published, but in no sidebar, list, search, or sitemap.'),
  layout: z
    .enum(['article', 'landing'])
    .default('article')
    .describe(
      '`landing`: the whole width, and a `<Hero>` instead of the title. Only for pages outside of the guides.',
    ),
  type: z
    .enum(pageTypes)
    .optional()
    .describe("Type of the page for its reader, for the rules in `content/style.yml`. It isn't published."),
  reviewed: daySchema
    .optional()
    .describe("Day of the last check of the page against the product. It isn't published."),
  max_words: z
    .int()
    .min(1)
    .optional()
    .describe('Maximum words of prose, for a page that needs fewer than its type allows.'),
  api: describeNames('IDs of the operations that the page explains.'),
  cli: describeNames('Commands that the page explains.'),
  terraform: describeNames('Terraform resources that the page explains.'),
  sdk: describeNames('Calls of the SDK that the page explains.'),
})

/** Front matter of blog posts. */
export const postSchema = pageSchema.extend({
  date: daySchema.optional().describe('Day of publication. Without it, the day in the name of the file.'),
  authors: z
    .union([z.array(z.string()), z.string().transform((author) => [author])])
    .default([])
    .describe('Keys of `authors.yml`. A single one needs no list.'),
})

/** Front matter of a page, with defaults. Only posts have a date and authors. */
export interface FrontMatter extends Omit<z.output<typeof postSchema>, 'image'> {
  /** Social image of the page. */
  image?: SourceLink | undefined
}
