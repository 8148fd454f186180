import { type ComponentType, useEffect, useState } from 'react'
import { getMessages } from '../stores/message-store.ts'
import { isReachable } from './connection-notice.ts'

/** Imports a module whose default export is a component. */
export type ComponentLoader<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Components that are fetched with the first page that needs them, by name. */
export interface LazyComponents<Name extends string, Props> {
  loaders: Readonly<Partial<Record<Name, ComponentLoader<Props>>>>
  /** Components that can be rendered at once. */
  loaded: Map<Name, ComponentType<Props>>
}

/** State of a component that is being fetched. `slow` shows the spinner, `error` the red box with Retry. */
export type ComponentState<Props> =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready'; component: ComponentType<Props> }
  | { status: 'error'; error: Error; retry(): void }

/** Delay in ms before the spinner is shown. */
const spinnerDelay = 200

/** Fetches a component, whether or not it has been fetched before. */
export async function fetchComponent<Name extends string, Props>(
  { loaders }: LazyComponents<Name, Props>,
  name: Name,
): Promise<ComponentType<Props>> {
  const load = loaders[name]
  if (load === undefined) throw new Error(`There is no page component "${name}".`)
  const module: { default?: ComponentType<Props> } = await load()
  if (!isComponent(module.default)) {
    throw new Error(`The page component "${name}" has no default export and cannot render.`)
  }
  return module.default
}

/** Loads a component before it is rendered: the server's pages and the first page of a visit have no spinner. */
export async function prepareComponent<Name extends string, Props>(
  components: LazyComponents<Name, Props>,
  name: Name,
): Promise<void> {
  const { loaded } = components
  if (!loaded.has(name)) loaded.set(name, await fetchComponent(components, name))
}

/** Loads all components, for the server. */
export async function prepareAllComponents<Name extends string, Props>(
  components: LazyComponents<Name, Props>,
): Promise<void> {
  const names = Object.keys(components.loaders) as Name[]
  await Promise.all(names.map((name) => prepareComponent(components, name)))
}

/** Returns a component, or the state of its loading. A component that was loaded before is ready at once. */
export function useComponent<Name extends string, Props>(
  components: LazyComponents<Name, Props>,
  name: Name,
): ComponentState<Props> {
  const [state, setState] = useState<ComponentState<Props> & { for: Name }>({ status: 'loading', for: name })

  useEffect(() => {
    if (components.loaded.has(name)) return undefined
    let isCurrent = true
    const show = (next: ComponentState<Props>): void => {
      if (isCurrent) setState({ ...next, for: name })
    }
    const fail = (error: Error): void => show({ status: 'error', error, retry: () => reload().catch(fail) })
    show({ status: 'loading' })
    const timer = setTimeout(() => show({ status: 'slow' }), spinnerDelay)
    fetchComponent(components, name)
      .then(
        (component) => {
          components.loaded.set(name, component)
          show({ status: 'ready', component })
        },
        (error: unknown) => fail(toError(error)),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [name, components])

  const component = components.loaded.get(name)
  if (component !== undefined) return { status: 'ready', component }
  return state.for === name ? state : { status: 'loading' }
}

/**
 * Reloads the document if the site responds. Importing the module again wouldn't work, because browsers remember failed
 * modules for the lifetime of the document (https://github.com/whatwg/html/issues/6768).
 */
async function reload(): Promise<void> {
  if (!(await isReachable(location.pathname))) {
    throw new Error(getMessages().unreachable)
  }
  location.reload()
}

function isComponent<Component>(value: Component | undefined): value is Component {
  // Components that `memo` returns are objects.
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
