import { isObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

/**
 * Reports a type that hides the fields or items that the schema describes, and replaces it, because a wrong word is likelier
 * than a wrong list of fields.
 */
export function checkTypeKeywords(schema: OpenApiObject, report: Report): void {
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

/** Keywords that can be why a schema has its type. */
const otherDescriptions = ['enum', 'const', 'additionalProperties', 'prefixItems', 'allOf', 'anyOf', 'oneOf']
