import { type ComponentType, useCallback, useEffect, useState } from 'react'

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

const failures = new Map<string, { error: Error; count: number }>()

/** Loads the component of a page kind: the default export of its module. A failed load may be tried again. */
export async function loadPageKind(kind: string, loaders: PageKindLoaders): Promise<PageKindComponent> {
  const load = loaders[kind]
  if (load === undefined) throw new Error(`There is no page component "${kind}".`)
  const module = await loadModule(kind, load)
  const component = 'default' in module ? module.default : undefined
  if (!isComponent(component)) {
    throw new Error(`The page component "${kind}" has no default export and cannot render.`)
  }
  return component
}

async function loadModule(kind: string, load: () => Promise<object>): Promise<object> {
  const failure = failures.get(kind)
  try {
    return await (failure === undefined ? load() : loadAgain(failure, load))
  } catch (cause) {
    const error = toError(cause)
    failures.set(kind, { error: failure?.error ?? error, count: (failure?.count ?? 0) + 1 })
    throw error
  }
}

/** Chromium remembers a module that could not be fetched: only another address is asked for again. */
function loadAgain(
  { error, count }: { error: Error; count: number },
  load: () => Promise<object>,
): Promise<object> {
  const [url] = error.message.match(/https?:\/\/\S+\.js/) ?? []
  return url === undefined ? load() : import(/* @vite-ignore */ `${url}?retry=${count}`)
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
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<PageKindState & { for: string }>({ status: 'loading', for: kind })
  const retry = useCallback(() => setAttempt((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is the reason to load again
  useEffect(() => {
    if (ready.has(kind)) return undefined
    let isCurrent = true
    const show = (next: PageKindState): void => {
      if (isCurrent) setState({ ...next, for: kind })
    }
    show({ status: 'loading' })
    const timer = setTimeout(() => show({ status: 'slow' }), spinnerDelay)
    loadPageKind(kind, loaders)
      .then(
        (component) => {
          ready.set(kind, component)
          show({ status: 'ready', component })
        },
        (error: unknown) => show({ status: 'error', error: toError(error), retry }),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [kind, loaders, attempt, retry])

  const known = ready.get(kind)
  if (known !== undefined) return { status: 'ready', component: known as PageKindComponent<Props> }
  return state.for === kind ? (state as PageKindState<Props>) : { status: 'loading' }
}

function isComponent(value: unknown): value is PageKindComponent {
  // `memo` and `forwardRef` make objects.
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
