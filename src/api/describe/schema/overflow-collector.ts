import { getPartFile } from '../../../shared/api/api-files.ts'
import type { FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'

/** A schema without a name that its operation or component schema has no room for. Readers load it on demand. */
export interface UnnamedPart {
  /** Name of its fragment, unique among the fragments of the API. */
  name: string
  flat: FlatSchema
  direction: MessageDirection
}

/** Collects what an operation or component schema has no room for. */
export class OverflowCollector {
  readonly schemas: UnnamedPart[] = []
  /** Whole examples and schemas of bodies, by the path of their file. */
  readonly files = new Map<string, string>()
  readonly #owner: string
  readonly #printedComponents = new Set<string>()
  readonly #names = new Map<FlatSchema, string>()

  /** `owner` is unique among the operations and schemas of an API. */
  constructor(owner: string) {
    this.#owner = owner
  }

  /** Adds a schema, and returns the name of its fragment. A schema that occurs twice is one part. */
  addSchema(flat: FlatSchema, direction: MessageDirection): string {
    const existing = this.#names.get(flat)
    if (existing !== undefined) return existing
    const name = `${this.#owner}/${this.schemas.length + 1}`
    this.#names.set(flat, name)
    this.schemas.push({ name, flat, direction })
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
    const path = getPartFile(api, `${this.#owner}/${this.files.size + 1}`, extension)
    this.files.set(path, text)
    return path
  }
}
