import { z } from 'zod'

/** A pattern with one group, which captures the value. */
const patternSchema = z.string().refine(isPatternWithGroup, {
  error: 'a pattern is a regular expression with one group, such as `at least (\\d+)`',
})

const globsSchema = z.union([z.string(), z.array(z.string()).min(1)])

const statementSourceSchema = z.union([
  z.strictObject({
    at: z
      .string()
      .regex(/^[^#]+\.ya?ml#\//)
      .describe('A value in a YAML file below `content/`, as `catalog/limits.yml#/rows/pools/value`.'),
    pattern: patternSchema.optional().describe('Takes the value from a part of the text.'),
  }),
  z.strictObject({
    in: globsSchema.describe('Files below `content/`, as globs. Every match of the pattern is a statement.'),
    pattern: patternSchema,
  }),
  z.strictObject({
    rows: z
      .string()
      .describe('A catalog. The values of one column in the selected rows are one statement, a list.'),
    where: z.record(z.string(), z.string()),
    key: z.string(),
  }),
])

const statedFieldSchema = z.strictObject({
  field: z.string().describe('Name of the field in messages.'),
  value: z
    .string()
    .optional()
    .describe('The value that all must have. Without it, the first statement is the reference.'),
  statements: z.array(statementSourceSchema).min(1),
})

/** Fields that several files state: `content/statements.yml`. */
export const statementListSchema = z.array(statedFieldSchema)

export type StatementSource = z.output<typeof statementSourceSchema>
export type StatedField = z.output<typeof statedFieldSchema>

function isPatternWithGroup(text: string): boolean {
  try {
    return new RegExp(`${text}|`, 'iu').exec('')?.length === 2
  } catch {
    return false
  }
}
