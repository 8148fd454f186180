import { refToSchemaName } from '../../../shared/api/json-pointer.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { describeValue } from '../bundle/create-type-problem.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'
import { checkAllOfParts } from './check-all-of-parts.ts'
import { checkPatterns } from './patterns/check-patterns.ts'

/** Keywords that can be why a schema has its type. */
const otherDescriptions = ['enum', 'const', 'additionalProperties', 'prefixItems', 'allOf', 'anyOf', 'oneOf']

const jsonTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']

/** Reports invalid schema keywords, and repairs or removes them, so that everything else can rely on the rest. */
export function checkSchema(schema: OpenApiObject, document: OpenApiObject, report: Report): void {
  checkTypes(schema, report)
  checkTypeKeywords(schema, report)
  checkRequired(schema, report)
  checkPatterns(schema, report)
  checkMapping(schema, document, report)
  checkDependencies(schema, report)
  checkAllOfParts(schema, document, report)
  checkExampleList(schema, report)
  if (schema.enum !== undefined && !Array.isArray(schema.enum)) {
    report.addWarning('schemas', [schema, 'enum'], {
      problem: `${describeValue(schema.enum)} was found where a list was expected.`,
      fix: 'List the allowed values on lines that start with `- `.',
    })
    delete schema.enum
  }
  checkEnumType(schema, report)
}

/** Checks that `examples` is a list. Many write named examples, as a media type has them. */
function checkExampleList(schema: OpenApiObject, report: Report): void {
  const { examples } = schema
  if (examples === undefined || Array.isArray(examples)) return
  report.addWarning('schemas', [schema, 'examples'], {
    problem: `${describeValue(examples)} was found where a list was expected.`,
    fix: 'List the values on lines that start with `- `. Only media types and parameters name their examples.',
  })
  if (!isObject(examples)) schema.examples = [examples]
  else schema.examples = Object.values(examples).map((item) => (isNamedExample(item) ? item.value : item))
}

const isNamedExample = (item: unknown): item is { value: unknown } => isObject(item) && 'value' in item

function checkTypes(schema: OpenApiObject, report: Report): void {
  if (schema.type === undefined) return
  const invalidType = [schema.type]
    .flat()
    .find((type) => typeof type !== 'string' || !jsonTypes.includes(type))
  if (invalidType === undefined) return
  const list = `Allowed types are ${jsonTypes.map((type) => `\`${type}\``).join(', ')}.`
  const fix = typeof invalidType === 'string' ? suggestFix(invalidType, jsonTypes, list) : list
  report.addWarning('schemas', [schema, 'type'], {
    problem: `${describeValue(invalidType)} isn't a type.`,
    fix,
  })
  delete schema.type
}

function checkRequired(schema: OpenApiObject, report: Report): void {
  collectRequired(schema)
  const { required } = schema
  if (required === undefined) return
  if (Array.isArray(required) && required.every((name) => typeof name === 'string')) return
  const fix =
    typeof required === 'boolean'
      ? 'Add the name of the property to the `required` list of the enclosing object.'
      : 'List the property names on lines that start with `- `.'
  const problem = `${describeValue(required)} was found where a list of names was expected.`
  report.addWarning('schemas', [schema, 'required'], { problem, fix })
  delete schema.required
}

/** Adds the properties that say `required: true` themselves to the list of their object. They're reported later. */
function collectRequired(schema: OpenApiObject): void {
  const { properties, required = [] } = schema
  if (!isObject(properties) || !Array.isArray(required)) return
  const names = Object.keys(properties).filter((name) => toObject(properties[name]).required === true)
  if (names.length > 0) schema.required = [...new Set([...required, ...names])]
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
    report.addWarning('schemas', [schema, 'discriminator', 'mapping', value], {
      problem: `${describeValue(target)} isn't the name of a schema.`,
      fix: suggestFix(name ?? '', names, 'Use the name of a schema in `components`, or a `$ref` to one.'),
    })
    delete mapping[value]
  }
}

/** Reports `dependencies`, a keyword of earlier drafts with two meanings. */
function checkDependencies(schema: OpenApiObject, report: Report): void {
  if (schema.dependencies === undefined) return
  report.addWarning('schemas', [schema, 'dependencies'], {
    problem: "`dependencies` isn't a keyword of JSON Schema 2020-12.",
    fix: 'Use `dependentRequired` or `dependentSchemas`.',
  })
  delete schema.dependencies
}

/**
 * Reports a type that none of the allowed values has. Values without quotes become strings if the type is `string`, unless
 * an example shows that they're meant. Any other type is removed, because a wrong word is likelier than wrong values.
 */
function checkEnumType(schema: OpenApiObject, report: Report): void {
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

/**
 * Reports a type that hides the fields or items that the schema describes, and replaces it, because a wrong word is likelier
 * than a wrong list of fields.
 */
function checkTypeKeywords(schema: OpenApiObject, report: Report): void {
  const { type } = schema
  const structure = findStructure(schema)
  if (structure === undefined || typeof type !== 'string' || type === structure.type) return
  report.addWarning('schemas', [schema, 'type'], {
    problem: `The type is \`${type}\`, which has no \`${structure.keyword}\`.`,
    fix: `Write \`type: ${structure.type}\`, or remove \`${structure.keyword}\`.`,
  })
  schema.type = structure.type
}

/** Finds the type that the keywords of a schema describe. Undefined if the type beside them may be right. */
function findStructure(schema: OpenApiObject): { type: string; keyword: string } | undefined {
  const { type, properties, items } = schema
  const isDescribed = otherDescriptions.some((keyword) => schema[keyword] !== undefined)
  if (isDescribed) return undefined
  if (isObject(properties) && items === undefined) return { type: 'object', keyword: 'properties' }
  // Parameters of the type `string` often keep the items of a list that they join.
  return isObject(items) && properties === undefined && type === 'object'
    ? { type: 'array', keyword: 'items' }
    : undefined
}
