import { createRef, createSchemaRef, joinPointer } from '../../../shared/api/json-pointer.ts'
import { DocsError, type Problem } from '../../../shared/docs-error.ts'
import { isObject, toList } from '../../../shared/unknown.ts'
import {
  addPointer,
  findChildOrigin,
  type OpenApiObject,
  type Origin,
  type Report,
} from '../report-problem.ts'
import {
  componentSections,
  type FieldKind,
  getFieldKind,
  getItemKind,
  type ShapeName,
  shapes,
} from '../shapes.ts'
import type { DocumentFile } from '../source/parse-source.ts'
import { type ComponentRegistry, createComponentRegistry } from './component-registry.ts'
import { createTypeProblem } from './create-type-problem.ts'
import type { RefResolver, RefTarget } from './resolve-ref.ts'

/** Replaces variables in a text with their values. Lines of problems are relative to the text. */
export type FillVariables = (text: string, file: string) => { text: string; problems: Problem[] }

interface BundleState {
  resolver: RefResolver
  report: Report
  fill: FillVariables
  components: ComponentRegistry
  /** Path items being inlined, to detect one that contains itself. */
  activePathItems: Set<string>
  depth: number
  /** Number of copied values that have no position in their file, because they come from a YAML alias. */
  unfoldedCount: number
}

/** Far more than any real document needs. Stops aliases that contain themselves or multiply. */
const maxDepth = 1_000
const maxUnfolded = 200_000

/**
 * Merges the files of a document into one and fills in variables. A target in another file becomes a component and
 * `$ref`s point to it: nothing is copied twice, so the result is no longer than the files together. Only path items of
 * other files are inlined where they are used.
 */
export function bundleDocument(
  root: DocumentFile,
  options: Pick<BundleState, 'resolver' | 'report' | 'fill'>,
): OpenApiObject {
  const components = createComponentRegistry(root, options.resolver)
  const state: BundleState = {
    ...options,
    components,
    activePathItems: new Set(),
    depth: 0,
    unfoldedCount: 0,
  }
  const document = copyValue(root.value, { origin: { source: root, node: 0 }, kind: 'document' }, state)
  if (!isObject(document)) return {}
  const toFields = (fields: OpenApiObject, key: string): OpenApiObject => {
    const nested = isObject(fields[key]) ? fields[key] : {}
    if (nested !== fields[key]) options.report.setOrigin(nested, { source: root, node: 0 })
    fields[key] = nested
    return nested
  }
  for (const { section, name, target } of components.addedComponents) {
    const kind = getItemKind(getFieldKind('components', section))
    const copied = copyValue(target.value, { origin: target.origin, kind }, state)
    if (copied !== undefined) setField(toFields(toFields(document, 'components'), section), name, copied)
  }
  return document
}

interface CopyPosition {
  origin: Origin
  kind: FieldKind
}

function copyValue(value: unknown, { origin, kind }: CopyPosition, state: BundleState): unknown {
  const typeProblem = createTypeProblem(value, kind)
  if (typeProblem !== undefined) {
    reportAt(origin, typeProblem, state.report)
    return undefined
  }
  if (typeof value === 'string')
    return value.includes('{{') ? fillOriginVariables(value, origin, state) : value
  if (typeof value !== 'object' || value === null) return value
  if (++state.depth > maxDepth || state.unfoldedCount > maxUnfolded) throw createUnfoldError(origin)
  const copied = Array.isArray(value)
    ? copyList(value, { origin, kind }, state)
    : copyFields(value as OpenApiObject, { origin, kind }, state)
  state.depth--
  return copied
}

function copyList(list: readonly unknown[], { origin, kind }: CopyPosition, state: BundleState): unknown[] {
  const entry = getItemKind(kind)
  const copied = list.map((item, index) =>
    copyValue(item, { origin: enterChild(origin, index, state), kind: entry }, state),
  )
  if (kind === 'value') return copied
  const presentItems = copied.filter((item) => item !== undefined)
  state.report.setOrigin(presentItems, origin)
  return presentItems
}

function enterChild(origin: Origin, key: string | number, state: BundleState): Origin {
  const child = findChildOrigin(origin, [key])
  if (child.node === origin.node) state.unfoldedCount++
  return child
}

function copyFields(written: OpenApiObject, { origin, kind }: CopyPosition, state: BundleState): unknown {
  const shape = kind in shapes ? (kind as ShapeName) : undefined
  const fields = shape === 'schema' ? removeAnchors(written, origin, state) : written
  if (shape !== undefined && typeof fields.$ref === 'string') {
    if (shape === 'pathItem') return copyPathItem(fields, fields.$ref, { origin, bundling: state })
    if (componentSections[shape] !== undefined) return copyRef(fields, { origin, kind: shape }, state)
    const fix = 'Replace it with the value itself, or use `$ref` where OpenAPI allows it.'
    reportAt(findChildOrigin(origin, ['$ref']), { problem: "`$ref` isn't allowed here.", fix }, state.report)
  }
  return copyEntries(fields, { origin, kind }, state)
}

/**
 * Removes the anchors of a schema: in the bundle, `$ref`s name components, and two files may use the same anchor.
 * `$dynamicRef` becomes a `$ref`. Where several schemas of its file share the anchor, it is dropped and accepts any
 * value.
 */
function removeAnchors(fields: OpenApiObject, origin: Origin, { resolver }: BundleState): OpenApiObject {
  if (!['$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => key in fields)) return fields
  const { $anchor: _, $dynamicAnchor: __, $dynamicRef, ...rest } = fields
  if (typeof $dynamicRef !== 'string' || resolver.isAmbiguous($dynamicRef, origin)) return rest
  if (rest.$ref === undefined) return { $ref: $dynamicRef, ...rest }
  return { ...rest, allOf: [...toList(rest.allOf), { $ref: $dynamicRef }] }
}

function copyEntries(
  fields: OpenApiObject,
  { origin, kind }: CopyPosition,
  state: BundleState,
): OpenApiObject {
  const shape = kind in shapes ? (kind as ShapeName) : undefined
  const copied: OpenApiObject = {}
  if (kind !== 'value') state.report.setOrigin(copied, origin)
  for (const [key, value] of Object.entries(fields)) {
    const inner = shape === undefined ? getItemKind(kind) : getFieldKind(shape, key)
    const child = copyValue(value, { origin: enterChild(origin, key, state), kind: inner }, state)
    if (child !== undefined) setField(copied, key, child)
  }
  if (shape === 'schema') resolveMapping(copied, origin, state)
  return copied
}

/** Points a `$ref` to a component. Siblings of `$ref` stay. */
function copyRef(fields: OpenApiObject, { origin, kind }: CopyPosition, state: BundleState): unknown {
  const { $ref, ...siblings } = fields
  const section = componentSections[kind as ShapeName] ?? ''
  const target = state.resolver.resolve(String($ref), origin)
  // Already reported. Checks skip `$ref`s. A schema that accepts any value is better than a `$ref` to nothing.
  if (target === undefined) return copyEntries(kind === 'schema' ? siblings : fields, { origin, kind }, state)
  const name = state.components.getName(section, target)
  if (state.components.isAlias(section, name, origin))
    return copyValue(target.value, { origin: target.origin, kind }, state)
  const copied = copyEntries(siblings, { origin, kind }, state)
  const refObject = { $ref: createRef(['components', section, name]), ...copied }
  state.report.setOrigin(refObject, origin)
  return refObject
}

/** Inlines the target of a path item's `$ref`. Siblings of `$ref` override its fields. */
function copyPathItem(
  fields: OpenApiObject,
  ref: string,
  { origin, bundling: state }: { origin: Origin; bundling: BundleState },
): OpenApiObject {
  const { $ref: _, ...siblings } = fields
  const target = state.resolver.resolve(ref, origin)
  if (target !== undefined && state.components.isPathItem(target)) {
    const refObject = {
      $ref: createRef(target.path),
      ...copyEntries(siblings, { origin, kind: 'pathItem' }, state),
    }
    state.report.setOrigin(refObject, origin)
    return refObject
  }
  const key = target === undefined ? '' : createTargetKey(target)
  if (target === undefined || state.activePathItems.has(key)) {
    if (target !== undefined)
      reportAt(
        findChildOrigin(origin, ['$ref']),
        {
          problem: `\`$ref\` to \`${ref}\` refers back to itself.`,
          fix: 'Point it to a path item with operations.',
        },
        state.report,
      )
    return copyEntries(siblings, { origin, kind: 'pathItem' }, state)
  }
  state.activePathItems.add(key)
  const item = copyValue(target.value, { origin: target.origin, kind: 'pathItem' }, state)
  state.activePathItems.delete(key)
  if (!isObject(item)) return {}
  return Object.assign(item, copyEntries(siblings, { origin, kind: 'pathItem' }, state))
}

const createTargetKey = ({ origin, path }: RefTarget): string => `${origin.source.file}#${joinPointer(path)}`

/** Converts the discriminator values that refer to a schema to component `$ref`s. A bare name already is one. */
function resolveMapping(schema: OpenApiObject, origin: Origin, { resolver, components }: BundleState): void {
  const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined
  if (!isObject(mapping)) return
  const mappingOrigin = findChildOrigin(origin, ['discriminator', 'mapping'])
  for (const [value, ref] of Object.entries(mapping)) {
    if (typeof ref !== 'string' || !/[#/]|\.(ya?ml|json)$/.test(ref)) continue
    const target = resolver.resolve(ref, findChildOrigin(mappingOrigin, [value]))
    if (target !== undefined) mapping[value] = createSchemaRef(components.getName('schemas', target))
  }
}

function createUnfoldError({ source, node }: Origin): DocsError {
  const problem = 'The YAML aliases in the file expand to too much data or contain themselves.'
  const at = { file: source.file, line: source.positions.getLine(node) }
  return new DocsError([{ problem, at, fix: 'Use `$ref` instead of `*`.' }])
}

function fillOriginVariables(value: string, origin: Origin, { fill, report }: BundleState): string {
  const { text, problems } = fill(value, origin.source.file)
  for (const { problem, fix } of problems) reportAt(origin, { problem, fix }, report)
  return text
}

function reportAt(origin: Origin, { problem, fix }: Omit<Problem, 'at'>, report: Report): void {
  const { file, positions } = origin.source
  report.problems.push({
    problem: addPointer(origin, problem),
    at: { file, line: positions.getLine(origin.node) },
    fix,
  })
}

/** Sets a field, even one that a document calls `__proto__`. */
function setField(fields: OpenApiObject, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
