import { createSchemaRef } from '../../../shared/api/json-pointer.ts'
import { isObject, toList } from '../../../shared/read-unknown.ts'
import { findChildOrigin, type OpenApiObject, type Origin } from '../report-problem.ts'
import type { ComponentRegistry } from './component-registry.ts'
import { type DynamicScope, findInScope } from './dynamic-scope.ts'
import type { RefResolver } from './resolve-ref.ts'

/**
 * Removes the anchors of a schema: in the bundle, `$ref`s name components, and two files may use the same anchor.
 * `$dynamicRef` becomes a `$ref`. Where no enclosing schema decides between several with the anchor, it is dropped and
 * accepts any value.
 */
export function removeAnchors(
  fields: OpenApiObject,
  origin: Origin,
  { resolver, scope }: { resolver: RefResolver; scope: DynamicScope },
): OpenApiObject {
  if (!['$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => key in fields)) return fields
  const { $anchor: _, $dynamicAnchor: __, $dynamicRef, ...rest } = fields
  if (typeof $dynamicRef !== 'string') return rest
  const $ref = findInScope($dynamicRef, origin, scope) ?? $dynamicRef
  if ($ref === $dynamicRef && resolver.listAnchored($ref.slice(1), origin.source).length > 1) return rest
  if (rest.$ref === undefined) return { $ref, ...rest }
  return { ...rest, allOf: [...toList(rest.allOf), { $ref }] }
}

interface SchemaTargets {
  resolver: RefResolver
  components: ComponentRegistry
}

/** Converts the discriminator values that refer to a schema to component `$ref`s. A bare name already is one. */
export function resolveMapping(
  schema: OpenApiObject,
  origin: Origin,
  { resolver, components }: SchemaTargets,
): void {
  const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined
  if (!isObject(mapping)) return
  const mappingOrigin = findChildOrigin(origin, ['discriminator', 'mapping'])
  for (const [value, ref] of Object.entries(mapping)) {
    if (typeof ref !== 'string' || !/[#/]|\.(ya?ml|json)$/.test(ref)) continue
    const from = findChildOrigin(mappingOrigin, [value])
    // The check of the schema reports it later, as a mistake that leaves readers a page.
    if (resolver.find(ref, from) === undefined) continue
    const target = resolver.resolve(ref, from)
    if (target !== undefined) mapping[value] = createSchemaRef(components.getName('schemas', target))
  }
}
