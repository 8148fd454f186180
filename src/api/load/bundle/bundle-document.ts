import { createRef } from '../../../shared/api/json-pointer.ts'
import type { Problem } from '../../../shared/docs-error.ts'
import { isObject, toList, toObject } from '../../../shared/read-unknown.ts'
import {
  componentSections,
  type FieldKind,
  getFieldKind,
  getItemKind,
  type ObjectName,
  openApiObjects,
} from '../openapi-objects.ts'
import { findChildOrigin, type OpenApiObject, type Origin, type Report } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'
import { upgradePart } from '../source/upgrade-swagger.ts'
import { type ComponentRegistry, createComponentRegistry, createTargetKey } from './component-registry.ts'
import { createTypeProblem } from './create-type-problem.ts'
import { createUnfoldError } from './create-unfold-error.ts'
import { type DynamicScope, enterSchema, usesScope } from './dynamic-scope.ts'
import { inlineExample } from './inline-example.ts'
import { createRemoteLink, explainRemoteRef, remoteKinds } from './remote-ref.ts'
import { removeAnchors, resolveMapping } from './resolve-anchors-and-mappings.ts'
import type { RefResolver, RefTarget } from './resolve-ref.ts'

/** Replaces variables in a text with their values. Lines of problems are relative to the text. */
export type FillVariables = (text: string, file: string) => { text: string; problems: Problem[] }

interface BundleState {
  root: DocumentFile
  resolver: RefResolver
  report: Report
  fill: FillVariables
  components: ComponentRegistry
  scope: DynamicScope
  /** Targets being inlined, to detect one that contains itself. */
  activeTargets: Set<string>
  /** Targets that were inlined. */
  inlinedTargets: Set<string>
  /** Number of targets being inlined that were inlined before. */
  repetitions: number
  depth: number
  /** Number of values that are copied once more, because of a YAML alias or a target that is inlined again. */
  unfoldedCount: number
}

/** Far more than any real document needs. Stops aliases that contain themselves or multiply. */
const maxDepth = 1_000
const maxUnfolded = 200_000

/**
 * Merges the files of a document into one and fills in variables. A target in another file becomes a component and
 * `$ref`s point to it: nothing is copied twice, so the result is no longer than the files together. Only path items of
 * other files are inlined where they are used, and values that can't be components.
 */
export function bundleDocument(
  root: DocumentFile,
  options: Pick<BundleState, 'resolver' | 'report' | 'fill'>,
): OpenApiObject {
  const components = createComponentRegistry(root, options.resolver)
  const state: BundleState = {
    ...options,
    root,
    components,
    scope: new Map(),
    activeTargets: new Set(),
    inlinedTargets: new Set(),
    repetitions: 0,
    depth: 0,
    unfoldedCount: 0,
  }
  const document = copyValue(root.value, { origin: { source: root, node: 0 }, kind: 'document' }, state)
  if (!isObject(document)) return {}
  const toFields = (fields: OpenApiObject, key: string): OpenApiObject => {
    const nested = toObject(fields[key])
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
    state.report.addSourceWarning('fields', origin, typeProblem)
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
  const isUnfolded = child.node === origin.node && !origin.source.isConverted
  if (isUnfolded || state.repetitions > 0) state.unfoldedCount++
  return child
}

function copyFields(written: OpenApiObject, { origin, kind }: CopyPosition, state: BundleState): unknown {
  if (kind !== 'schema') return copyObject(written, { origin, kind }, state)
  const { scope } = state
  state.scope = enterSchema(written, origin, state)
  const copied = copyObject(removeAnchors(written, origin, state), { origin, kind }, state)
  state.scope = scope
  return copied
}

function copyObject(written: OpenApiObject, { origin, kind }: CopyPosition, state: BundleState): unknown {
  const fields = upgradePart(written, kind, { ...origin, root: state.root, find: state.resolver.find })
  const object = kind in openApiObjects ? (kind as ObjectName) : undefined
  if (typeof fields.$ref !== 'string') return copyEntries(fields, { origin, kind }, state)
  if (object === 'pathItem') return copyPathItem(fields, origin, state)
  if (object !== undefined && componentSections[object] !== undefined)
    return copyRef(fields, { origin, kind: object }, state)
  if ((kind === 'value' || kind === 'exchange') && !isValueRef(fields, origin, state))
    return copyEntries(fields, { origin, kind }, state)
  if (kind !== 'exchange')
    state.report.addSourceWarning('refs', findChildOrigin(origin, ['$ref']), {
      problem: "`$ref` isn't allowed here.",
      fix: 'Replace it with the value itself, or use `$ref` where OpenAPI allows it.',
    })
  if (/\.(?:md|txt)$/i.test(fields.$ref))
    return copyValue(state.resolver.readText(fields.$ref, origin), { origin, kind: 'value' }, state)
  const target = state.resolver.resolve(fields.$ref, origin)
  return inlineTarget(fields, { origin, kind, target }, state)
}

/** Whether data is a `$ref` to a file, as some bundlers allow for descriptions and examples. Other data may look alike. */
const isValueRef = (fields: OpenApiObject, origin: Origin, { resolver }: BundleState): boolean =>
  Object.keys(fields).length === 1 && resolver.isInFile(String(fields.$ref), origin)

function copyEntries(
  fields: OpenApiObject,
  { origin, kind }: CopyPosition,
  state: BundleState,
): OpenApiObject {
  const object = kind in openApiObjects ? (kind as ObjectName) : undefined
  const copied: OpenApiObject = {}
  if (kind !== 'value') state.report.setOrigin(copied, origin)
  for (const [key, value] of Object.entries(fields)) {
    const inner = object === undefined ? getItemKind(kind) : getFieldKind(object, key)
    const child = copyValue(value, { origin: enterChild(origin, key, state), kind: inner }, state)
    if (child !== undefined) setField(copied, key, child)
  }
  if (object === 'schema') resolveMapping(copied, origin, state)
  if (object === 'example') inlineExample(copied, origin, state)
  return copied
}

/** Points a `$ref` to a component. Siblings of `$ref` stay. */
function copyRef(fields: OpenApiObject, { origin, kind }: CopyPosition, state: BundleState): unknown {
  const { $ref, ...siblings } = fields
  const section = componentSections[kind as ObjectName] ?? ''
  if (remoteKinds.has(kind) && state.resolver.isRemote(String($ref), origin)) {
    state.report.addSourceWarning('refs', findChildOrigin(origin, ['$ref']), explainRemoteRef(String($ref)))
    return copyEntries({ ...createRemoteLink(String($ref), kind), ...siblings }, { origin, kind }, state)
  }
  const target = state.resolver.resolve(String($ref), origin)
  // Already reported. Checks skip `$ref`s. A schema that accepts any value is better than a `$ref` to nothing.
  if (target === undefined) return copyEntries(kind === 'schema' ? siblings : fields, { origin, kind }, state)
  // Each use of a schema with `$dynamicRef`s has other fields.
  if (usesScope(target, state) && !state.activeTargets.has(createTargetKey(target)))
    return Object.keys(siblings).length === 0
      ? inlineTarget(fields, { origin, kind, target }, state)
      : copyEntries({ ...siblings, allOf: [{ $ref }, ...toList(siblings.allOf)] }, { origin, kind }, state)
  const name = state.components.getName(section, target)
  if (state.components.isAlias(origin)) return copyValue(target.value, { origin: target.origin, kind }, state)
  const copied = copyEntries(siblings, { origin, kind }, state)
  const refObject = { $ref: createRef(['components', section, name]), ...copied }
  state.report.setOrigin(refObject, origin)
  return refObject
}

/** Inlines the target of a path item's `$ref`. Siblings of `$ref` override its fields. */
function copyPathItem(fields: OpenApiObject, origin: Origin, state: BundleState): unknown {
  const { $ref, ...siblings } = fields
  const target = state.resolver.resolve(String($ref), origin)
  if (target === undefined || !state.components.isPathItem(target))
    return inlineTarget(fields, { origin, kind: 'pathItem', target }, state)
  const copied = copyEntries(siblings, { origin, kind: 'pathItem' }, state)
  const refObject = { $ref: createRef(target.path), ...copied }
  state.report.setOrigin(refObject, origin)
  return refObject
}

/** Replaces a `$ref` with its target. Siblings of `$ref` override the fields of the target. */
function inlineTarget(
  { $ref, ...siblings }: OpenApiObject,
  { origin, kind, target }: CopyPosition & { target: RefTarget | undefined },
  state: BundleState,
): unknown {
  const copySiblings = (): OpenApiObject => copyEntries(siblings, { origin, kind }, state)
  if (target === undefined) return copySiblings()
  const key = createTargetKey(target)
  if (state.activeTargets.has(key)) {
    const problem = `\`$ref\` to \`${String($ref)}\` refers back to itself.`
    const fix = 'Point it to an object that contains no `$ref` to this one.'
    state.report.addSourceProblem(findChildOrigin(origin, ['$ref']), { problem, fix })
    return copySiblings()
  }
  const isRepeated = state.inlinedTargets.has(key)
  state.inlinedTargets.add(key)
  state.activeTargets.add(key)
  if (isRepeated) state.repetitions++
  const copied = copyValue(target.value, { origin: target.origin, kind }, state)
  if (isRepeated) state.repetitions--
  state.activeTargets.delete(key)
  return isObject(copied) ? Object.assign(copied, copySiblings()) : copied
}

function fillOriginVariables(value: string, origin: Origin, { fill, report }: BundleState): string {
  const { text, problems } = fill(value, origin.source.file)
  for (const problem of problems) report.addSourceProblem(origin, problem)
  return text
}

/** Sets a field, even one that a document calls `__proto__`. */
function setField(fields: OpenApiObject, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
