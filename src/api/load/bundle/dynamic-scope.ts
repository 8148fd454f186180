import { posix } from 'node:path'
import { createRef } from '../../../shared/api/json-pointer.ts'
import { getMember, isObject, toObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject, Origin } from '../report-problem.ts'
import type { RefResolver, RefTarget } from './resolve-ref.ts'

/** The `$ref`s that `$dynamicRef`s stand for, by anchor: the outermost schema with an anchor decides. */
export type DynamicScope = ReadonlyMap<string, { file: string; ref: string }>

interface ScopeState {
  scope: DynamicScope
  resolver: RefResolver
}

/** Adds the anchors of a schema and of its definitions, which replace the anchors of the schemas that it includes. */
export function enterSchema(
  schema: OpenApiObject,
  { source }: Origin,
  { scope, resolver }: ScopeState,
): DynamicScope {
  if (schema.$dynamicAnchor === undefined && schema.$defs === undefined) return scope
  const own = [schema, ...Object.values(toObject(schema.$defs))].flatMap((value) => {
    const anchor = getMember(value, '$dynamicAnchor')
    if (typeof anchor !== 'string' || isPlaceholder(value)) return []
    const path = resolver
      .listAnchored(anchor, source)
      .find((keys) => keys.reduce<unknown>((at, key) => getMember(at, key), source.value) === value)
    if (path === undefined) return []
    const { $dynamicAnchor: _, $ref, ...others } = toObject(value)
    const isOnlyRef = String($ref).startsWith('#') && Object.keys(others).length === 0
    return [[anchor, { file: source.file, ref: isOnlyRef ? String($ref) : createRef(path) }] as const]
  })
  return new Map([...own, ...scope])
}

/** Whether a definition only waits for others that replace it. */
const isPlaceholder = (value: unknown): boolean =>
  Object.keys(toObject(value)).every((key) => /^(?:\$dynamicAnchor|\$comment|not)$/.test(key))

/** Returns the `$ref` that a `$dynamicRef` stands for, relative to the file that it's in. */
export function findInScope(ref: string, { source }: Origin, scope: DynamicScope): string | undefined {
  const target = scope.get(ref.replace(/^.*#/, ''))
  if (target === undefined || target.file === source.file) return target?.ref
  return posix.relative(posix.dirname(source.file), target.file) + target.ref
}

/** Whether `$dynamicRef`s of a schema mean something else in a scope than by themselves. Its `$ref`s aren't followed. */
export function usesScope({ value, origin }: RefTarget, state: ScopeState): boolean {
  if (state.scope.size === 0 || !isObject(value)) return false
  const own = enterSchema(value, origin, { ...state, scope: new Map() })
  const changed = [...state.scope].filter(([anchor, { ref }]) => own.get(anchor)?.ref !== ref)
  return hasDynamicRef(value, new Set(changed.map(([anchor]) => anchor)))
}

function hasDynamicRef(value: unknown, anchors: ReadonlySet<string>, visited = new Set<unknown>()): boolean {
  if (typeof value !== 'object' || value === null || visited.has(value)) return false
  visited.add(value)
  const ref = getMember(value, '$dynamicRef')
  if (typeof ref === 'string' && anchors.has(ref.replace(/^.*#/, ''))) return true
  return Object.values(value).some((child) => hasDynamicRef(child, anchors, visited))
}
