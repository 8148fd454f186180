import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import { type FieldStatement, readStatements, type StatementFiles } from './read-statements.ts'
import type { StatedField, StatementSource } from './statement-list.ts'

interface StatementContext extends StatementFiles {
  /** The file that lists the fields, and the line of the field with an index. */
  list: { file: string; findLine(index: number): number | undefined }
}

/** Finds statements about the same field with different values. */
export function compareStatements(fields: readonly StatedField[], context: StatementContext): Problem[] {
  return fields.flatMap((field, index) => {
    const at = { file: context.list.file, line: context.list.findLine(index) }
    const sources = field.statements.map((source) => readStatements(source, context))
    const emptySources = field.statements.filter((_, position) => sources[position]?.length === 0)
    return [
      ...emptySources.map((source) => ({
        problem: `${field.field}: nothing matches ${describeSource(source)}.`,
        at,
        fix: 'Correct the entry, or remove it if no file states the field anymore.',
      })),
      ...findContradictions(field, { statements: sources.flat(), at }),
    ]
  })
}

interface FieldStatements {
  statements: readonly FieldStatement[]
  /** Location of the field in the list. */
  at: SourceLocation
}

function findContradictions({ field, value }: StatedField, { statements, at }: FieldStatements): Problem[] {
  const [reference, ...others] =
    value === undefined ? statements : [{ values: [value.toLowerCase()], at }, ...statements]
  if (reference === undefined) return []
  return others
    .filter(({ values }) => values.join('\n') !== reference.values.join('\n'))
    .map((statement) => ({
      problem: `${field}: ${describeDifference(statement, reference)}.`,
      at: statement.at,
      fix: `Find out which is right, and say the same in both. ${at.file} lists the files that state it.`,
    }))
}

function describeDifference(statement: FieldStatement, reference: FieldStatement): string {
  const place = [reference.at.file, reference.at.line].filter((part) => part !== undefined).join(':')
  if (statement.values.length === 1 && reference.values.length === 1)
    return `the file says \`${statement.values[0]}\`, but ${place} says \`${reference.values[0]}\``
  const missing = reference.values.filter((value) => !statement.values.includes(value))
  const added = statement.values.filter((value) => !reference.values.includes(value))
  return [
    ...(missing.length === 0 ? [] : [`the file lacks ${formatValues(missing)}, which ${place} has`]),
    ...(added.length === 0 ? [] : [`${place} lacks ${formatValues(added)}, which the file has`]),
  ].join(', and ')
}

function describeSource(source: StatementSource): string {
  if ('at' in source) return formatValues([source.at])
  if ('rows' in source) return `a row of ${formatValues([source.rows])}`
  return `${formatValues([source.pattern])} in ${formatValues([source.in].flat())}`
}

const formatValues = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ')
