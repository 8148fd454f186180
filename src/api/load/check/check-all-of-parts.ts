import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { followRef } from '../model/follow-ref.ts'
import { readItems } from '../model/read-fields.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

/**
 * Reports a part of `allOf` that forbids fields which another part requires, so that no value is valid, and opens it:
 * `additionalProperties: false` doesn't know the fields of other parts.
 */
export function checkAllOfParts(schema: OpenApiObject, document: OpenApiObject, report: Report): void {
  if (!Array.isArray(schema.allOf)) return
  const parts = readItems(schema.allOf).map((part) => followRef(part, document))
  const required = new Set(
    [schema, ...parts].flatMap(({ required: names }) => (Array.isArray(names) ? names : [])),
  )
  for (const part of [schema, ...parts]) {
    const forbidden = isClosed(part)
      ? [...required].find((name) => !Object.hasOwn(toObject(part.properties), String(name)))
      : undefined
    if (forbidden === undefined) continue
    report.addWarning('schemas', [part, 'additionalProperties'], {
      problem: `\`additionalProperties: false\` forbids \`${String(forbidden)}\`, which a part of \`allOf\` requires.`,
      fix: 'Remove it, or use `unevaluatedProperties: false` next to `allOf`.',
    })
    open(part, schema, document)
  }
}

const isClosed = ({ additionalProperties, patternProperties }: OpenApiObject): boolean =>
  additionalProperties === false && !isObject(patternProperties)

/** Removes the keyword. A component, which others use too, is replaced by a copy. */
function open(part: OpenApiObject, schema: OpenApiObject, document: OpenApiObject): void {
  const isOwn = part === schema || readItems(schema.allOf).includes(part)
  if (isOwn) {
    delete part.additionalProperties
    return
  }
  const { additionalProperties: _, ...copy } = part
  schema.allOf = readItems(schema.allOf).map((item) => (followRef(item, document) === part ? copy : item))
}
