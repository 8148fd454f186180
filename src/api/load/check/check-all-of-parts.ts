import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { followRef } from '../model/follow-ref.ts'
import { readItems } from '../model/read-fields.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

/**
 * Reports a part of `allOf` that forbids fields which another part requires or describes, and opens it: `additionalProperties: false` doesn't know the fields of other parts.
 */
export function checkAllOfParts(schema: OpenApiObject, document: OpenApiObject, report: Report): void {
  if (!Array.isArray(schema.allOf)) return
  const parts = readItems(schema.allOf).map((part) => followRef(part, document))
  const required = listRequired([schema, ...parts])
  const names = new Set([...required, ...[schema, ...parts].flatMap(listDescribed)])
  for (const part of [schema, ...parts]) {
    const forbidden = isClosed(part)
      ? [...names].find((name) => !Object.hasOwn(toObject(part.properties), String(name)))
      : undefined
    if (forbidden === undefined) continue
    const verb = required.includes(forbidden) ? 'requires' : 'describes'
    report.addWarning('schemas', [part, 'additionalProperties'], {
      problem: `\`additionalProperties: false\` forbids \`${String(forbidden)}\`, which a part of \`allOf\` ${verb}.`,
      fix: 'Remove it, or use `unevaluatedProperties: false` next to `allOf`.',
    })
    open(part, schema, document)
  }
}

const listRequired = (parts: readonly OpenApiObject[]): unknown[] =>
  parts.flatMap(({ required }) => (Array.isArray(required) ? required : []))

/** A field with the schema `false` is one that must not be sent. */
const listDescribed = ({ properties }: OpenApiObject): string[] =>
  Object.entries(toObject(properties)).flatMap(([name, field]) => (field === false ? [] : [name]))

const isClosed = ({ additionalProperties, patternProperties }: OpenApiObject): boolean =>
  additionalProperties === false && !isObject(patternProperties)

/**
 * Removes the keyword. A component, which others use too, is replaced by a copy, unless its discriminator leads to the
 * schema: its values have the fields of its subtypes.
 */
function open(part: OpenApiObject, schema: OpenApiObject, document: OpenApiObject): void {
  if (part === schema || readItems(schema.allOf).includes(part) || part.discriminator !== undefined) {
    delete part.additionalProperties
    return
  }
  const { additionalProperties: _, ...copy } = part
  schema.allOf = readItems(schema.allOf).map((item) => (followRef(item, document) === part ? copy : item))
}
