import { z } from 'zod'

/** In a list of headings: the place where a page may have headings of its own. */
export const ownHeadings = '*'

const pageKind = z.strictObject({
  /** Level-two headings in their order. `*` stands for headings of the page's own; without a list, all are its own. */
  headings: z.array(z.string()).optional(),
  /** The most words of prose that a page may have. */
  max_words: z.int().min(1).optional(),
  /** The page must end with the closing heading. */
  needs_closing: z.boolean().default(false),
})

const phrase = z.strictObject({
  /** Words to avoid, in any case. A `*` at the end of a word stands for any ending. */
  avoid: z.array(z.string().min(1)).min(1),
  /** What to write instead. */
  write: z.string().min(1),
})

const range = z.strictObject({ min: z.int(), max: z.int() })

/** The rules for writers of one site: `content/style.yml`. */
export const styleGuideSchema = z.strictObject({
  /** The folder whose pages have a type, fixed headings, and full front matter. */
  guides: z.string(),
  /** Files or folders that no rule applies to. */
  ignore: z.array(z.string()).default([]),
  /** A page with this text isn't written yet, so nothing else is checked. */
  unwritten: z.string().optional(),
  /** Front-matter keys that every guide has. */
  required_keys: z.array(z.string()),
  description: range,
  tags: range,
  types: z.record(z.string(), pageKind),
  /** The heading that closes a page, whatever its type. */
  closing_heading: z.string(),
  /** Other names of the fixed headings, with the right one. */
  heading_aliases: z.record(z.string(), z.string()).default({}),
  /** Tables below this heading have these columns. */
  tables: z.record(z.string(), z.array(z.string())).default({}),
  /** Variables and placeholders that pages use without explaining them. */
  standard_variables: z.array(z.string()).default([]),
  /** Values of the configuration that may be written out, such as `brand.cli`. */
  literal_variables: z.array(z.string()).default([]),
  /** Names that must not appear anywhere, not even in code. */
  banned_names: z.array(z.string()).default([]),
  /** The share of word sequences, from 0 to 1, that two pages may have in common. */
  max_shared_prose: z.number().min(0).max(1),
  phrases: z.array(phrase).default([]),
})

export type StyleGuide = z.output<typeof styleGuideSchema>

/** Labels of the product's user interface: `content/ui-labels.yml`. */
export const labelsSchema = z.array(z.string())
