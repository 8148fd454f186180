/** Keywords without schemas inside that decide whether a value is valid. */
export const plainKeywords = new Set(
  (
    'type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minItems maxItems uniqueItems minContains maxContains minProperties maxProperties ' +
    'dependentRequired'
  ).split(' '),
)
