import { z } from 'zod'

/** Position in a list of headings where a page may have its own headings. */
export const customHeadings = '*'

const pageTypeSchema = z.strictObject({
  /** Level-two headings in order. `*` allows the page's own headings. Without a list, any headings are allowed. */
  headings: z.array(z.string()).optional(),
  /** Maximum number of words of prose. */
  max_words: z.int().min(1).optional(),
  /** True if the page must end with the closing heading. */
  needs_closing: z.boolean().default(false),
})

const phraseSchema = z.strictObject({
  /** Words to avoid, in any case. A `*` at the end of a word matches any ending. */
  avoid: z.array(z.string().min(1)).min(1),
  /** Replacement to suggest. */
  write: z.string().min(1),
})

const rangeSchema = z.strictObject({ min: z.int(), max: z.int() })

const finishedSchema = z.strictObject({
  /** The pages, as globs relative to `content/`. */
  applies: z.array(z.string()),
  /** Label of the tab for the console. */
  console_tab: z.string(),
  /** Samples that need a block with what they return. */
  results: z.strictObject({
    /** Beginnings of the block's title. */
    titles: z.array(z.string()).min(1),
    /** The command-line tool, and the words of its commands that create, get, or list. */
    cli: z.string(),
    verbs: z.array(z.string()),
    /** A variable that every call of the API contains. */
    api_variable: z.string(),
  }),
  /** Sentences that a page may contain once. */
  once: z.array(z.string()).default([]),
  /** Paragraphs that are on too many pages. */
  repeats: z.strictObject({
    max_pages: z.int().min(1),
    /** Shorter paragraphs may be the same by chance. */
    min_words: z.int(),
    /** Heading of the prerequisites, which may be the same up to this number of characters. */
    prerequisites: z.string(),
    max_prerequisite_length: z.int(),
  }),
  phrases: z.array(phraseSchema).default([]),
})

/** A site's rules for writers: `content/style.yml`. */
export const styleGuideSchema = z.strictObject({
  /** The folder whose pages have a type, fixed headings, and full front matter. */
  guides: z.string(),
  /** Files or folders that are exempt from all rules. */
  ignore: z.array(z.string()).default([]),
  /** Marker of a page that isn't written yet, which is exempt from other checks. */
  unwritten: z.string().optional(),
  /** Front matter keys that every guide must have. */
  required_keys: z.array(z.string()),
  description: rangeSchema,
  tags: rangeSchema,
  types: z.record(z.string(), pageTypeSchema),
  /** Days after which `docent doctor` reports that a guide needs a review. */
  review_after_days: z.int().min(1).optional(),
  /** Heading that closes a page of any type. */
  closing_heading: z.string(),
  /** Alternative names of fixed headings, mapped to the right name. */
  heading_aliases: z.record(z.string(), z.string()).default({}),
  /** Required columns of tables, by heading. */
  tables: z.record(z.string(), z.array(z.string())).default({}),
  /** Variables and placeholders that pages may use without explanation. */
  standard_variables: z.array(z.string()).default([]),
  /** Values from the configuration that may be hard-coded, such as `brand.cli`. */
  literal_variables: z.array(z.string()).default([]),
  /** Names that must not appear anywhere, including in code. */
  banned_names: z.array(z.string()).default([]),
  /** Maximum share of word sequences, from 0 to 1, that two pages may have in common. */
  max_shared_prose: z.number().min(0).max(1),
  phrases: z.array(phraseSchema).default([]),
  /** Rules for pages that are finished. */
  finished: finishedSchema.optional(),
})

export type FinishedStyle = z.output<typeof finishedSchema>

export type StyleGuide = z.output<typeof styleGuideSchema>

/** Labels of the product's user interface: `content/ui-labels.yml`. */
export const labelsSchema = z.array(z.string())
