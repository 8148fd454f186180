import { schemaName } from '../../../shared/api/json-pointer.ts'
import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import { describe } from '../bundle/wrong-type.ts'
import type { Fields, Report } from '../report.ts'

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/**
 * Keywords of a schema that mean nothing as they are written. They are taken out, so that the examples can be checked by what
 * remains; the document is not used any more.
 */
export function checkSchema(schema: Fields, document: Fields, report: Report): void {
  checkTypes(schema, report)
  checkRequired(schema, report)
  checkPatterns(schema, report)
  checkMapping(schema, document, report)
  checkDependencies(schema, report)
  if (schema.enum !== undefined && !Array.isArray(schema.enum)) {
    const problem = `${describe(schema.enum)} stands where a list must be.`
    report.add([schema, 'enum'], problem, 'List the allowed values: lines with `- `.')
    delete schema.enum
  }
}

function checkTypes(schema: Fields, report: Report): void {
  if (schema.type === undefined) return
  const wrong = [schema.type].flat().find((type) => typeof type !== 'string' || !types.includes(type))
  if (wrong === undefined) return
  const list = `The types are ${types.map((type) => `\`${type}\``).join(', ')}.`
  const fix = typeof wrong === 'string' ? suggest(wrong, types, list) : list
  report.add([schema, 'type'], `${describe(wrong)} is not a type.`, fix)
  delete schema.type
}

function checkRequired(schema: Fields, report: Report): void {
  const { required } = schema
  if (required === undefined) return
  if (Array.isArray(required) && required.every((name) => typeof name === 'string')) return
  const fix =
    typeof required === 'boolean'
      ? 'Write the name of the property into the list `required` of the object around it.'
      : 'List the names of the properties: lines with `- `.'
  report.add([schema, 'required'], `${describe(required)} stands where a list of names must be.`, fix)
  delete schema.required
}

function checkPatterns(schema: Fields, report: Report): void {
  const { pattern, patternProperties } = schema
  const complain = (keys: string[], value: unknown): void =>
    report.add(
      [schema, ...keys],
      `${describe(value)} is not a regular expression.`,
      'Write one as in JavaScript with the flag `u`: a backslash only before what needs it.',
    )
  if (pattern !== undefined && !isPattern(pattern)) {
    complain(['pattern'], pattern)
    delete schema.pattern
  }
  if (!isObject(patternProperties)) return
  for (const key of Object.keys(patternProperties).filter((key) => !isPattern(key))) {
    complain(['patternProperties', key], key)
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

/** A discriminator may name a schema by its component's name alone. */
function checkMapping(schema: Fields, document: Fields, report: Report): void {
  const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined
  // Most schemas have none, and the names are many.
  if (!isObject(mapping)) return
  const schemas = isObject(document.components) ? document.components.schemas : undefined
  const names = isObject(schemas) ? Object.keys(schemas) : []
  for (const [value, target] of Object.entries(mapping)) {
    const name = typeof target === 'string' ? schemaName(target) : undefined
    if (name !== undefined && names.includes(name)) continue
    report.add(
      [schema, 'discriminator', 'mapping', value],
      `${describe(target)} is not the name of a schema.`,
      suggest(name ?? '', names, 'Name a schema of `components`, or refer to one.'),
    )
  }
}

/** A keyword of earlier drafts with two meanings. */
function checkDependencies(schema: Fields, report: Report): void {
  if (schema.dependencies === undefined) return
  const problem = '`dependencies` is not a keyword of JSON Schema 2020-12.'
  report.add([schema, 'dependencies'], problem, 'Write `dependentRequired` or `dependentSchemas`.')
  delete schema.dependencies
}
