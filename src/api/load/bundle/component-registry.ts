import { joinPointer } from '../../../shared/api/json-pointer.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { componentSections } from '../openapi-objects.ts'
import type { Origin } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'
import type { RefResolver, RefTarget } from './resolve-ref.ts'

/** A component added to the document because a `$ref` points to it. */
interface AddedComponent {
  section: string
  name: string
  target: RefTarget
}

export interface ComponentRegistry {
  /** Returns the name of a target's component. Adds the component if the document has none. */
  getName(section: string, target: RefTarget): string
  /** True if a component consists of only a `$ref` to another file. The target of the `$ref` then takes its name. */
  isAlias(origin: Origin): boolean
  /** True if the target is a path item in `components`, which doesn't need to be inlined. */
  isPathItem(target: RefTarget): boolean
  /** Components to copy. Copying one may add more. */
  addedComponents: AddedComponent[]
}

/** Tracks which target is which component. Names are assigned in the order of the `$ref`s, so that they stay stable. */
export function createComponentRegistry(root: DocumentFile, resolver: RefResolver): ComponentRegistry {
  const usedNames = new Set<string>()
  const names = new Map<string, string>()
  const aliases = new Set<number>()
  const addedComponents: AddedComponent[] = []
  const rootComponents = toObject(toObject(root.value).components)
  const createKey = (section: string, target: RefTarget): string => `${section} ${createTargetKey(target)}`

  for (const section of Object.values(componentSections)) {
    const entries = toObject(rootComponents[section])
    for (const [name, value] of Object.entries(entries)) {
      usedNames.add(`${section} ${name}`)
      if (!isObject(value) || typeof value.$ref !== 'string') continue
      const node = findChildNode(root, ['components', section, name])
      const origin = { source: root, node }
      if (resolver.isRemote(value.$ref, origin)) continue
      const target = resolver.resolve(value.$ref, origin)
      if (target === undefined || findRootComponentName(section, target, root) !== undefined) continue
      const key = createKey(section, target)
      if (names.has(key)) continue
      names.set(key, name)
      aliases.add(node)
    }
  }
  const addComponent = (section: string, target: RefTarget): string => {
    const [base, ...longer] = createNames(target)
    const isFree = (free: string): boolean => !usedNames.has(`${section} ${free}`)
    let name = [base, ...longer].find(isFree) ?? base
    for (let count = 2; !isFree(name); count++) name = `${base}-${count}`
    usedNames.add(`${section} ${name}`)
    names.set(createKey(section, target), name)
    addedComponents.push({ section, name, target })
    return name
  }
  return {
    addedComponents,
    isPathItem: (target) => findRootComponentName('pathItems', target, root) !== undefined,
    isAlias: ({ source, node }) => source === root && aliases.has(node),
    getName: (section, target) =>
      findRootComponentName(section, target, root) ??
      names.get(createKey(section, target)) ??
      addComponent(section, target),
  }
}

/** Returns the address of a target, which is unique in the files of a document. */
export const createTargetKey = ({ origin, path }: RefTarget): string =>
  `${origin.source.file}#${joinPointer(path)}`

function findChildNode({ positions }: DocumentFile, keys: readonly string[]): number {
  return keys.reduce((node, key) => positions.findChild(node, key) ?? node, 0)
}

/** Returns the name of a component that the document itself declares. */
function findRootComponentName(
  section: string,
  { origin, path }: RefTarget,
  root: DocumentFile,
): string | undefined {
  const isComponent = origin.source === root && path.length === 3 && path[0] === 'components'
  return isComponent && path[1] === section ? path[2] : undefined
}

/**
 * Derives names from the last segment of the pointer or from the file, without characters that component names can't
 * have. The second one is for files that have another schema of this name: `Deneb-Block`.
 */
function createNames({ origin, path }: RefTarget): [string, string] {
  const keys = [...origin.source.file.replace(/\.\w+$/, '').split('/'), ...path]
  const lastKey = keys.at(-1) ?? ''
  const name = /^\d+$/.test(lastKey) ? `${keys.at(-2) ?? ''}-${lastKey}` : lastKey
  const parent = keys.slice(0, -1).findLast((key) => !containers.test(key)) ?? ''
  return [name.replace(/[^\w.-]+/g, '-'), `${parent}-${name}`.replace(/[^\w.-]+/g, '-')]
}

/** Keys that say nothing about what they contain. */
const containers = /^(?:components|schemas|definitions|\$defs|properties|items|allOf|\d+)$/
