import { joinPointer, referenceTo, schemaReference } from '../../../shared/api/json-pointer.ts'
import { DocsError, type Problem } from '../../../shared/docs-error.ts'
import { isObject, toList } from '../../../shared/unknown.ts'
import { childOrigin, type FieldLocation, type Origin, type Report, withPointer } from '../report.ts'
import { type Kind, kindOfEntry, kindOfField, type ShapeName, sections, shapes } from '../shapes.ts'
import type { Source } from '../source/parse-source.ts'
import { type Components, createComponents } from './components.ts'
import type { RefResolver, RefTarget } from './resolve-ref.ts'
import { createTypeProblem } from './wrong-type.ts'

/** Replaces variables in a text with their values. Lines of problems are relative to the text. */
export type Fill = (text: string, file: string) => { text: string; problems: Problem[] }

interface Bundling {
  resolver: RefResolver
  report: Report
  fill: Fill
  components: Components
  /** Path items being inlined, to detect one that contains itself. */
  active: Set<string>
  depth: number
  /** Number of copied values that have no position in their file, because they come from a YAML alias. */
  unfolded: number
}

/** Far more than any real document needs. Stops aliases that contain themselves or multiply. */
const deepest = 1_000
const mostUnfolded = 200_000

/**
 * Merges the files of a document into one and fills in variables. A target in another file becomes a component and
 * `$ref`s point to it: nothing is copied twice, so the result is no longer than the files together. Only path items of
 * other files are inlined where they are used.
 */
export function bundleDocument(
  root: Source,
  options: Pick<Bundling, 'resolver' | 'report' | 'fill'>,
): FieldLocation {
  const components = createComponents(root, options.resolver)
  const bundling: Bundling = { ...options, components, active: new Set(), depth: 0, unfolded: 0 }
  const document = copy(root.value, { origin: { source: root, node: 0 }, kind: 'document' }, bundling)
  if (!isObject(document)) return {}
  const toFields = (fields: FieldLocation, key: string): FieldLocation => {
    const made = isObject(fields[key]) ? fields[key] : {}
    if (made !== fields[key]) options.report.setOrigin(made, { source: root, node: 0 })
    fields[key] = made
    return made
  }
  for (const { section, name, target } of components.added) {
    const kind = kindOfEntry(kindOfField('components', section))
    const copied = copy(target.value, { origin: target.origin, kind }, bundling)
    if (copied !== undefined) setField(toFields(toFields(document, 'components'), section), name, copied)
  }
  return document
}

interface Spot {
  origin: Origin
  kind: Kind
}

function copy(value: unknown, { origin, kind }: Spot, bundling: Bundling): unknown {
  const wrong = createTypeProblem(value, kind)
  if (wrong !== undefined) {
    reportAt(origin, wrong, bundling.report)
    return undefined
  }
  if (typeof value === 'string')
    return value.includes('{{') ? fillOriginVariables(value, origin, bundling) : value
  if (typeof value !== 'object' || value === null) return value
  if (++bundling.depth > deepest || bundling.unfolded > mostUnfolded) throw tooMuch(origin)
  const copied = Array.isArray(value)
    ? copyList(value, { origin, kind }, bundling)
    : copyFields(value as FieldLocation, { origin, kind }, bundling)
  bundling.depth--
  return copied
}

function copyList(list: readonly unknown[], { origin, kind }: Spot, bundling: Bundling): unknown[] {
  const entry = kindOfEntry(kind)
  const copied = list.map((item, index) =>
    copy(item, { origin: step(origin, index, bundling), kind: entry }, bundling),
  )
  if (kind === 'value') return copied
  const known = copied.filter((item) => item !== undefined)
  bundling.report.setOrigin(known, origin)
  return known
}

function step(origin: Origin, key: string | number, bundling: Bundling): Origin {
  const child = childOrigin(origin, [key])
  if (child.node === origin.node) bundling.unfolded++
  return child
}

function copyFields(written: FieldLocation, { origin, kind }: Spot, bundling: Bundling): unknown {
  const shape = kind in shapes ? (kind as ShapeName) : undefined
  const fields = shape === 'schema' ? withoutAnchors(written, origin, bundling) : written
  if (shape !== undefined && typeof fields.$ref === 'string') {
    if (shape === 'pathItem') return copyPathItem(fields, fields.$ref, { origin, bundling })
    if (sections[shape] !== undefined) return copyReference(fields, { origin, kind: shape }, bundling)
    const fix = 'Replace it with the value itself, or use `$ref` where OpenAPI allows it.'
    reportAt(childOrigin(origin, ['$ref']), { problem: "`$ref` isn't allowed here.", fix }, bundling.report)
  }
  return copyEach(fields, { origin, kind }, bundling)
}

/**
 * Removes the anchors of a schema: in the bundle, `$ref`s name components, and two files may use the same anchor.
 * `$dynamicRef` becomes a `$ref`. Where several schemas of its file share the anchor, it is dropped and accepts any
 * value.
 */
function withoutAnchors(fields: FieldLocation, origin: Origin, { resolver }: Bundling): FieldLocation {
  if (!['$anchor', '$dynamicAnchor', '$dynamicRef'].some((key) => key in fields)) return fields
  const { $anchor: _, $dynamicAnchor: __, $dynamicRef, ...rest } = fields
  if (typeof $dynamicRef !== 'string' || resolver.isAmbiguous($dynamicRef, origin)) return rest
  if (rest.$ref === undefined) return { $ref: $dynamicRef, ...rest }
  return { ...rest, allOf: [...toList(rest.allOf), { $ref: $dynamicRef }] }
}

function copyEach(fields: FieldLocation, { origin, kind }: Spot, bundling: Bundling): FieldLocation {
  const shape = kind in shapes ? (kind as ShapeName) : undefined
  const copied: FieldLocation = {}
  if (kind !== 'value') bundling.report.setOrigin(copied, origin)
  for (const [key, value] of Object.entries(fields)) {
    const inner = shape === undefined ? kindOfEntry(kind) : kindOfField(shape, key)
    const child = copy(value, { origin: step(origin, key, bundling), kind: inner }, bundling)
    if (child !== undefined) setField(copied, key, child)
  }
  if (shape === 'schema') resolveMapping(copied, origin, bundling)
  return copied
}

/** Points a `$ref` to a component. Siblings of `$ref` stay. */
function copyReference(fields: FieldLocation, { origin, kind }: Spot, bundling: Bundling): unknown {
  const { $ref, ...beside } = fields
  const section = sections[kind as ShapeName] ?? ''
  const target = bundling.resolver.resolve(String($ref), origin)
  // Already reported. Checks skip `$ref`s. A schema that accepts any value is better than a `$ref` to nothing.
  if (target === undefined) return copyEach(kind === 'schema' ? beside : fields, { origin, kind }, bundling)
  const name = bundling.components.getName(section, target)
  if (bundling.components.isAlias(section, name, origin))
    return copy(target.value, { origin: target.origin, kind }, bundling)
  const copied = copyEach(beside, { origin, kind }, bundling)
  const reference = { $ref: referenceTo(['components', section, name]), ...copied }
  bundling.report.setOrigin(reference, origin)
  return reference
}

/** Inlines the target of a path item's `$ref`. Siblings of `$ref` override its fields. */
function copyPathItem(
  fields: FieldLocation,
  reference: string,
  { origin, bundling }: { origin: Origin; bundling: Bundling },
): FieldLocation {
  const { $ref: _, ...beside } = fields
  const target = bundling.resolver.resolve(reference, origin)
  if (target !== undefined && bundling.components.isPathItem(target)) {
    const kept = {
      $ref: referenceTo(target.path),
      ...copyEach(beside, { origin, kind: 'pathItem' }, bundling),
    }
    bundling.report.setOrigin(kept, origin)
    return kept
  }
  const key = target === undefined ? '' : createTargetKey(target)
  if (target === undefined || bundling.active.has(key)) {
    if (target !== undefined)
      reportAt(
        childOrigin(origin, ['$ref']),
        {
          problem: `\`$ref\` to \`${reference}\` refers back to itself.`,
          fix: 'Point it to a path item with operations.',
        },
        bundling.report,
      )
    return copyEach(beside, { origin, kind: 'pathItem' }, bundling)
  }
  bundling.active.add(key)
  const item = copy(target.value, { origin: target.origin, kind: 'pathItem' }, bundling)
  bundling.active.delete(key)
  if (!isObject(item)) return {}
  return Object.assign(item, copyEach(beside, { origin, kind: 'pathItem' }, bundling))
}

const createTargetKey = ({ origin, path }: RefTarget): string => `${origin.source.file}#${joinPointer(path)}`

/** Converts the discriminator values that refer to a schema to component `$ref`s. A bare name already is one. */
function resolveMapping(schema: FieldLocation, origin: Origin, { resolver, components }: Bundling): void {
  const mapping = isObject(schema.discriminator) ? schema.discriminator.mapping : undefined
  if (!isObject(mapping)) return
  const place = childOrigin(origin, ['discriminator', 'mapping'])
  for (const [value, reference] of Object.entries(mapping)) {
    if (typeof reference !== 'string' || !/[#/]|\.(ya?ml|json)$/.test(reference)) continue
    const target = resolver.resolve(reference, childOrigin(place, [value]))
    if (target !== undefined) mapping[value] = schemaReference(components.getName('schemas', target))
  }
}

function tooMuch({ source, node }: Origin): DocsError {
  const problem = 'The YAML aliases in the file expand to too much data or contain themselves.'
  const at = { file: source.file, line: source.positions.line(node) }
  return new DocsError([{ problem, at, fix: 'Use `$ref` instead of `*`.' }])
}

function fillOriginVariables(value: string, origin: Origin, { fill, report }: Bundling): string {
  const { text, problems } = fill(value, origin.source.file)
  for (const { problem, fix } of problems) reportAt(origin, { problem, fix }, report)
  return text
}

function reportAt(origin: Origin, { problem, fix }: Omit<Problem, 'at'>, report: Report): void {
  const { file, positions } = origin.source
  report.problems.push({
    problem: withPointer(origin, problem),
    at: { file, line: positions.line(origin.node) },
    fix,
  })
}

/** Sets a field, even one that a document calls `__proto__`. */
function setField(fields: FieldLocation, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true })
}
