import { z } from 'zod'
import { checkValue } from '../../shared/config/check-value.ts'
import type { FrontMatter } from '../../shared/content/compiled-page.ts'
import type { PageKind } from '../../shared/site/page.ts'
import { parseYaml } from '../data/parse-yaml.ts'
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

/** Fixes for Docusaurus keys that have no effect here. */
const instead = new Map([
  [
    'parse_number_prefixes',
    'Remove it. A number before a name only sets the order. To rename the page, use `slug` and `id`.',
  ],
])

/** Names, types, defaults, and messages of front matter. Names are Docusaurus's where it has one. */
const guideSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[^/\s]+$/, 'must not have a slash or a space')
    .optional(),
  title: text,
  title_meta: text,
  description: text,
  keywords: names,
  image: text,
  slug: z
    .string()
    .regex(/^[^\s#?%]+$/, 'must be a path without spaces, "#", "?" and "%"')
    .optional(),
  sidebar_label: text,
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
  /** Operations, commands, and Terraform names that the page explains. */
  api: names,
  cli: names,
  terraform: names,
})

/** Posts have authors and dates. */
const postSchema = guideSchema.extend({
  date: daySchema.optional(),
  /** Keys of `authors.yml`. A single one needs no list. */
  authors: z.preprocess((value) => (typeof value === 'string' ? [value] : value), names),
})

const frontMatterKeys = Object.keys(postSchema.shape)

/** Checks the YAML block at the top of a page. `block` is the text between its `---` lines and starts at line 2. */
export function parseFrontMatter(block: string, file: string, kind: PageKind = 'doc'): FrontMatter {
  const schema = kind === 'blogPost' ? postSchema : guideSchema
  const { value, line } = parseYaml(block, { file, what: 'The front matter', firstLine: 2 })
  const { image, ...fields } = checkValue(schema, { value, file, line, docusaurusFixes: instead })
  const picture = image === undefined ? undefined : { href: image, file, line: line(['image']) ?? 1 }
  return { ...emptyFrontMatter, ...fields, image: picture } as unknown as FrontMatter
}

const emptyFrontMatter = {
  ...Object.fromEntries(frontMatterKeys.map((key) => [key, undefined])),
  authors: [],
}

/** Front matter of a page without a block. */
export function createDefaultFrontMatter(file: string): FrontMatter {
  return parseFrontMatter('', file)
}
