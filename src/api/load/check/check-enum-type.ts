import { describeValue } from '../bundle/create-type-problem.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

/**
 * Reports a type that none of the allowed values has. Values without quotes become strings if the type is `string`, unless
 * an example shows that they're meant. Any other type is removed, because a wrong word is likelier than wrong values.
 */
export function checkEnumType(schema: OpenApiObject, report: Report): void {
  const { type, example } = schema
  const values: unknown[] = Array.isArray(schema.enum) ? schema.enum.filter((value) => value !== null) : []
  const [first] = values
  if (first === undefined || typeof type !== 'string' || values.some((value) => hasType(value, type))) return
  const isUnquoted = type === 'string' && values.every(isScalar) && !values.includes(example)
  report.addWarning('schemas', [schema, 'enum'], {
    problem: `The type is \`${type}\`, but ${describeValue(first).replace(/^T/, 't')} is allowed.`,
    fix: isUnquoted ? 'Put the values in quotes.' : 'Correct the type or the values.',
  })
  if (isUnquoted && Array.isArray(schema.enum))
    schema.enum = schema.enum.map((value) => (value === null ? value : String(value)))
  else delete schema.type
}

const isScalar = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean'

function hasType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}
