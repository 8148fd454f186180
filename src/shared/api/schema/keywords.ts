/** Keywords without schemas inside that decide whether a value is valid. */
export const plainKeywords = new Set(
  (
    'type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minItems maxItems uniqueItems minContains maxContains minProperties maxProperties ' +
    'dependentRequired'
  ).split(' '),
)

/** Keywords whose value is a schema. */
export const schemaKeywords = new Set(
  (
    'items additionalProperties not if then else contains propertyNames unevaluatedItems ' +
    'unevaluatedProperties'
  ).split(' '),
)

/** Keywords whose value is a list of schemas. */
export const listKeywords = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])

/** Keywords whose value has schemas by name. */
export const mapKeywords = new Set(['properties', 'patternProperties', 'dependentSchemas'])
