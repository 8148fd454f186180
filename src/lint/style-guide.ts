import { z } from 'zod'

/** Position in a list of headings where a page may have its own headings. */
export const customHeadings = '*'

const pageTypeSchema = z.strictObject({
  headings: z
    .array(z.string())
    .optional()
    .describe(
      "Level-two headings in order. `*` allows the page's own headings. Without a list, any headings are allowed.",
    ),
  max_words: z.int().min(1).optional().describe('Maximum number of words of prose.'),
  needs_closing: z.boolean().default(false).describe('True if the page must end with the closing heading.'),
})

const phraseSchema = z.strictObject({
  avoid: z
    .array(z.string().min(1))
    .min(1)
    .describe('Words to avoid, in any case. A `*` at the end of a word matches any ending.'),
  write: z.string().min(1).describe('Replacement to suggest.'),
})

const rangeSchema = z.strictObject({ min: z.int(), max: z.int() })

const finishedSchema = z.strictObject({
  applies: z.array(z.string()).describe('The pages, as globs relative to `content/`.'),
  console_tab: z.string().describe('Label of the tab for the console.'),
  /** Samples that need a block with what they return. */
  results: z.strictObject({
    titles: z.array(z.string()).min(1).describe("Beginnings of the block's title."),
    cli: z
      .string()
      .describe('The command-line tool, and the words of its commands that create, get, or list.'),
    verbs: z.array(z.string()),
    api_variable: z.string().describe('A variable that every call of the API contains.'),
  }),
  once: z.array(z.string()).default([]).describe('Sentences that a page may contain once.'),
  /** Paragraphs that are on too many pages. */
  repeats: z.strictObject({
    max_pages: z.int().min(1),
    min_words: z.int().describe('Shorter paragraphs may be the same by chance.'),
    prerequisites: z
      .string()
      .describe('Heading of the prerequisites, which may be the same up to this number of characters.'),
    max_prerequisite_length: z.int(),
  }),
  phrases: z.array(phraseSchema).default([]),
})

/** A site's rules for writers: `content/style.yml`. */
export const styleGuideSchema = z.strictObject({
  guides: z.string().describe('The folder whose pages have a type, fixed headings, and full front matter.'),
  ignore: z.array(z.string()).default([]).describe('Files or folders that are exempt from all rules.'),
  unwritten: z
    .string()
    .optional()
    .describe("Marker of a page that isn't written yet, which is exempt from other checks."),
  required_keys: z.array(z.string()).describe('Front matter keys that every guide must have.'),
  description: rangeSchema,
  tags: rangeSchema,
  types: z.record(z.string(), pageTypeSchema),
  review_after_days: z
    .int()
    .min(1)
    .optional()
    .describe('Days after which `docent doctor` reports that a guide needs a review.'),
  closing_heading: z.string().describe('Heading that closes a page of any type.'),
  heading_aliases: z
    .record(z.string(), z.string())
    .default({})
    .describe('Alternative names of fixed headings, mapped to the right name.'),
  tables: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Required columns of tables, by heading.'),
  standard_variables: z
    .array(z.string())
    .default([])
    .describe('Variables and placeholders that pages may use without explanation.'),
  literal_variables: z
    .array(z.string())
    .default([])
    .describe('Values from the configuration that may be hard-coded, such as `brand.cli`.'),
  banned_names: z
    .array(z.string())
    .default([])
    .describe('Names that must not appear anywhere, including in code.'),
  max_shared_prose: z
    .number()
    .min(0)
    .max(1)
    .describe('Maximum share of word sequences, from 0 to 1, that two pages may have in common.'),
  phrases: z.array(phraseSchema).default([]),
  warnings: z
    .strictObject({
      types: z.array(z.string()).min(1).describe('Types of pages that the rule applies to.'),
      phrases: z.array(z.string().min(1)).min(1).describe("Phrases about something that can't be undone."),
      admonitions: z
        .array(z.string())
        .min(1)
        .describe('Kinds of admonitions that such a paragraph may be in.'),
    })
    .optional()
    .describe("Paragraphs about something that can't be undone, which must be in an admonition."),
  finished: finishedSchema.optional().describe('Rules for pages that are finished.'),
})

export type FinishedStyle = z.output<typeof finishedSchema>

export type StyleGuide = z.output<typeof styleGuideSchema>

/** Labels of the product's user interface: `content/ui-labels.yml`. */
export const labelsSchema = z.array(z.string())
