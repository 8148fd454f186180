import { refToSchemaName } from '../../../shared/api/json-pointer.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

const jsonTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/**
 * Reports invalid schema keywords and removes them, so that examples can be checked against the rest. Nothing else
 * reads the document afterward.
 */
export function checkSchema(schema: OpenApiObject, document: OpenApiObject, report: Report): void {
  checkTypes(schema, report)
  checkRequired(schema, report)
  checkPatterns(schema, report)
  checkMapping(schema, document, report)
  checkDependencies(schema, report)
  if (schema.enum !== undefined && !Array.isArray(schema.enum)) {
    const problem = `${describeValue(schema.enum)} was found where a list was expected.`
    report.addProblem([schema, 'enum'], problem, 'List the allowed values on lines that start with `- `.')
    delete schema.enum
  }
}

function checkTypes(schema: OpenApiObject, report: Report): void {
  if (schema.type === undefined) return
  const invalidType = [schema.type]
    .flat()
    .find((type) => typeof type !== 'string' || !jsonTypes.includes(type))
  if (invalidType === undefined) return
  const list = `Allowed types are ${jsonTypes.map((type) => `\`${type}\``).join(', ')}.`
  const fix = typeof invalidType === 'string' ? suggestFix(invalidType, jsonTypes, list) : list
  report.addProblem([schema, 'type'], `${describeValue(invalidType)} isn't a type.`, fix)
  delete schema.type
}

function checkRequired(schema: OpenApiObject, report: Report): void {
  const { required } = schema
  if (required === undefined) return
  if (Array.isArray(required) && required.every((name) => typeof name === 'string')) return
  const fix =
    typeof required === 'boolean'
      ? 'Add the name of the property to the `required` list of the enclosing object.'
      : 'List the property names on lines that start with `- `.'
  report.addProblem(
    [schema, 'required'],
    `${describeValue(required)} was found where a list of names was expected.`,
    fix,
  )
  delete schema.required
}

function checkPatterns(schema: OpenApiObject, report: Report): void {
  const { pattern, patternProperties } = schema
  const reportPattern = (keys: string[], value: unknown): void =>
    report.addProblem(
      [schema, ...keys],
      `${describeValue(value)} isn't a valid regular expression.`,
      'Use JavaScript syntax with the `u` flag, where only special characters may be escaped.',
    )
  if (pattern !== undefined && !isPattern(pattern)) {
    reportPattern(['pattern'], pattern)
    delete schema.pattern
  }
  if (!isObject(patternProperties)) return
  for (const key of Object.keys(patternProperties).filter((key) => !isPattern(key))) {
    reportPattern(['patternProperties', key], key)
    delete patternProperties[key]
  }
}

function isPattern(value: unknown): boolean {
  try {
    return typeof value === 'string' && new RegExp(value, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Checks the schemas of a discriminator, which may be bare component names. */
function checkMapping(schema: OpenApiObject, document: OpenApiObject, report: Report): void {
  const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined
  // Most schemas have no mapping, and there are many names.
  if (!isObject(mapping)) return
  const schemas = isObject(document.components) ? document.components.schemas : undefined
  const names = isObject(schemas) ? Object.keys(schemas) : []
  for (const [value, target] of Object.entries(mapping)) {
    const name = typeof target === 'string' ? refToSchemaName(target) : undefined
    if (name !== undefined && names.includes(name)) continue
    report.addProblem(
      [schema, 'discriminator', 'mapping', value],
      `${describeValue(target)} isn't the name of a schema.`,
      suggestFix(name ?? '', names, 'Use the name of a schema in `components`, or a `$ref` to one.'),
    )
  }
}

/** Reports `dependencies`, a keyword of earlier drafts with two meanings. */
function checkDependencies(schema: OpenApiObject, report: Report): void {
  if (schema.dependencies === undefined) return
  const problem = "`dependencies` isn't a keyword of JSON Schema 2020-12."
  report.addProblem([schema, 'dependencies'], problem, 'Use `dependentRequired` or `dependentSchemas`.')
  delete schema.dependencies
}
