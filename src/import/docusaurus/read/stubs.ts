import { AsyncLocalStorage } from 'node:async_hooks'
import { MissingModule, type Refusal } from './refusal.ts'

/** Records whether code uses a module that is missing, and so can't do its work. */
export const stubUse = new AsyncLocalStorage<{ isUsed: boolean }>()

function recordUse(): void {
  const use = stubUse.getStore()
  if (use !== undefined) use.isUsed = true
}

const stubs = new WeakMap<object, Refusal>()
/** Returns why a value is missing, if it stands for one of a module that is. */
export const findStubFailure = (value: unknown): Refusal | undefined =>
  typeof value === 'function' ? stubs.get(value) : undefined
export const isStub = (value: unknown): boolean => findStubFailure(value) !== undefined

/** Throws if a value is, or would be, of a module that is missing. */
export function refuseStub(value: unknown): void {
  const failure = findStubFailure(value)
  if (failure !== undefined) throw failure
}

interface StubOptions {
  keys: ReadonlySet<string>
  /** Whether the value becomes the module's name when it's converted to text. Otherwise, the conversion throws. */
  isText: boolean
  /** Error of code that needs the value. */
  failure?: Refusal
}

/** Creates a value that accepts any call, construction, and property read. */
export function createStub(
  name: string,
  { keys, isText, failure = new MissingModule(name) }: StubOptions,
): unknown {
  const getText = (): string => {
    if (isText) return name
    throw failure
  }
  // An arrow function's own keys can all be left out of a list.
  const stub: unknown = new Proxy(() => undefined, {
    ownKeys: () => [...keys],
    getOwnPropertyDescriptor: (target, key) =>
      typeof key === 'string' && keys.has(key)
        ? { configurable: true, enumerable: true, writable: true, value: stub }
        : Reflect.getOwnPropertyDescriptor(target, key),
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return getText
      if (key === '__esModule') return true
      if (key === Symbol.iterator) return Array.prototype[Symbol.iterator].bind([])
      if (key === 'then' || key === '__JITI_ERROR__' || typeof key === 'symbol') return undefined
      return stub
    },
    apply() {
      recordUse()
      return stub
    },
    construct() {
      recordUse()
      return Object(stub) as object
    },
  })
  stubs.set(Object(stub) as object, failure)
  return stub
}
