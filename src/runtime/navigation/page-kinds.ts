import { type ComponentType, useEffect, useState } from 'react'
import { getMessages } from '../messages.ts'
import { isReachable } from '../states/connection.ts'

/** How to load the module of each page kind that is not in the main bundle. */
export type PageKindLoaders = Readonly<Record<string, () => Promise<object>>>

/** What the component of a page kind gets is the theme's affair. */
export type PageKindComponent<Props = never> = ComponentType<Props>

/** Where the loading of a page kind stands. `slow` asks for the spinner, `error` for the red box with Retry. */
export type PageKindState<Props = never> =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'ready'; component: PageKindComponent<Props> }
  | { status: 'error'; error: Error; retry(): void }

/** After how many ms of loading the spinner is shown. */
const spinnerDelay = 200

const ready = new Map<string, PageKindComponent>()

/** Loads the component of a page kind: the default export of its module. */
export async function loadPageKind(kind: string, loaders: PageKindLoaders): Promise<PageKindComponent> {
  const load = loaders[kind]
  if (load === undefined) throw new Error(`There is no page component "${kind}".`)
  const module = await load()
  const component = 'default' in module ? module.default : undefined
  if (!isComponent(component)) {
    throw new Error(`The page component "${kind}" has no default export and cannot render.`)
  }
  return component
}

/** Makes a component known that need not be loaded. */
export function registerPageKind<Props>(kind: string, component: PageKindComponent<Props>): void {
  ready.set(kind, component as PageKindComponent)
}

/** Loads a page kind before it is printed: the server's pages and the first page of a visit have no spinner. */
export async function preparePageKind(kind: string, loaders: PageKindLoaders): Promise<void> {
  if (!ready.has(kind)) ready.set(kind, await loadPageKind(kind, loaders))
}

/** The component of a page kind and where its loading stands. What was loaded once is there at once. */
export function usePageKind<Props>(kind: string, loaders: PageKindLoaders): PageKindState<Props> {
  const [state, setState] = useState<PageKindState & { for: string }>({ status: 'loading', for: kind })

  useEffect(() => {
    if (ready.has(kind)) return undefined
    let isCurrent = true
    const show = (next: PageKindState): void => {
      if (isCurrent) setState({ ...next, for: kind })
    }
    const fail = (error: Error): void =>
      show({ status: 'error', error, retry: () => loadAgain().catch(fail) })
    show({ status: 'loading' })
    const timer = setTimeout(() => show({ status: 'slow' }), spinnerDelay)
    loadPageKind(kind, loaders)
      .then(
        (component) => {
          ready.set(kind, component)
          show({ status: 'ready', component })
        },
        (error: unknown) => fail(toError(error)),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, loaders])

  const known = ready.get(kind)
  if (known !== undefined) return { status: 'ready', component: known as PageKindComponent<Props> }
  return state.for === kind ? (state as PageKindState<Props>) : { status: 'loading' }
}

/**
 * Loads the page as a whole, if the site answers. The module alone would not do: browsers remember that it has failed
 * until the document is another one (https://github.com/whatwg/html/issues/6768).
 */
async function loadAgain(): Promise<void> {
  if (!(await isReachable(location.pathname))) {
    throw new Error(getMessages().unreachable)
  }
  location.reload()
}

function isComponent(value: unknown): value is PageKindComponent {
  // `memo` and `forwardRef` make objects.
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
