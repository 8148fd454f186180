import { digest } from '../../../disk/digest.ts'
import { getPartFile } from '../../../shared/api/api-files.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'

/** A schema without a name that its operation or component schema has no room for. Readers load it on demand. */
export interface UnnamedPart {
  /** Name of its fragment, unique among the fragments of the API. Equal schemas of an owner have the same name. */
  name: string
  /** The operation or component schema that it belongs to, directly or through other parts. */
  owner: string
  flat: FlatSchema
  direction: MessageDirection
}

/**
 * Collects what an operation, a component schema, or one of their parts has no room for. The content of a part names it,
 * so a schema that contains itself refers to a fragment that exists, and the number of fragments is finite.
 */
export class OverflowCollector {
  readonly schemas: UnnamedPart[] = []
  /** Whole examples and schemas of bodies, by the path of their file. */
  readonly files = new Map<string, string>()
  readonly #owner: string
  readonly #name: string
  readonly #printedComponents = new Set<string>()
  readonly #names = new Set<string>()

  /** `owner` is unique among the operations and schemas of an API. `name` is different for each of its parts. */
  constructor(owner: string, name = owner) {
    this.#owner = owner
    this.#name = name
  }

  /** Adds a schema, and returns the name of its fragment. A schema that occurs twice is one part. */
  addSchema(flat: FlatSchema, direction: MessageDirection): string {
    const owner = this.#owner
    const name = `${owner}/${createContentKey(flat)}${direction === 'both' ? '' : `-${direction}`}`
    if (this.#names.has(name)) return name
    this.#names.add(name)
    this.schemas.push({ name, owner, flat, direction })
    return name
  }

  /** Takes a component schema for a body or response. False if another one has it in the same direction. */
  takeComponent(name: string, direction: MessageDirection): boolean {
    const key = `${direction} ${name}`
    if (this.#printedComponents.has(key)) return false
    this.#printedComponents.add(key)
    return true
  }

  /** Adds a text, and returns the path of its file. */
  addFile(text: string, { api, extension }: { api: string; extension: 'json' | 'txt' }): string {
    const path = getPartFile(api, `${this.#name}/${this.files.size + 1}`, extension)
    this.files.set(path, text)
    return path
  }
}

const contentKeys = new WeakMap<FlatSchema, string>()

/** Schemas of a document are JSON whose component schemas are `$ref`s, so the text of one ends. */
function createContentKey(flat: FlatSchema): string {
  const key = contentKeys.get(flat) ?? digest(JSON.stringify(flat)).slice(0, 12)
  contentKeys.set(flat, key)
  return key
}
