import { type ComponentType, useLayoutEffect, useState } from 'react'
import { getMessages } from '../stores/message-store.ts'
import { isReachable } from './connection-notice.ts'
import { type LazyComponents, loadComponent } from './load-component.ts'

/** State of a component that is being fetched. `slow` shows the spinner, `error` the red box with Retry. */
export type ComponentState<Props> =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready'; component: ComponentType<Props> }
  | { status: 'error'; error: Error; retry(): void }

/** Delay in ms before the spinner is shown. */
const spinnerDelay = 200

/** Returns a component, or the state of its loading. A component that was loaded before is ready at once. */
export function useComponent<Name extends string, Props>(
  components: LazyComponents<Name, Props>,
  name: Name,
): ComponentState<Props> {
  const [state, setState] = useState<ComponentState<Props> & { for: Name }>({ status: 'loading', for: name })

  useLayoutEffect(() => {
    if (components.loaded.has(name)) return undefined
    let isCurrent = true
    const show = (next: ComponentState<Props>): void => {
      if (isCurrent) setState({ ...next, for: name })
    }
    const fail = (error: Error): void => show({ status: 'error', error, retry: () => reload().catch(fail) })
    show({ status: 'loading' })
    const timer = setTimeout(() => show({ status: 'slow' }), spinnerDelay)
    loadComponent(components, name)
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

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
