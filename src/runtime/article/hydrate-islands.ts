import { type ComponentType, createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { ErrorBoundary } from '../dom/ErrorBoundary.ts'
import { onVisible } from '../dom/on-visible.ts'
import { whenIdle } from '../dom/when-idle.ts'

/** Loaders of the islands' components by the name in `data-island`. */
export type IslandLoaders = Readonly<Record<string, () => Promise<ComponentType<never>>>>

/**
 * Loads the component of an island by the name in `data-island`. Rejects if there is none. The island's props are
 * the JSON in `data-props`, so their type is known only to the component. Static parts aren't passed: the island
 * renders `StaticHtml` with an empty `html` there, and the server's DOM stays. IDs come from the props rather than from
 * `useId`, because every island is a React root and all roots count from zero.
 */
type LoadIsland = (name: string) => Promise<ComponentType<never>>

/**
 * Hydrates the islands below `root`, each when it comes near the viewport or the browser is idle. An island that fails
 * keeps its server HTML. Returns a function that ends them, to call after the article has left the page.
 */
export function hydrateIslands(root: ParentNode, loadIsland: LoadIsland): () => void {
  const schedule = import.meta.env.DOCENT_IS_DEV ? continueIsland : scheduleIsland
  const ends = [...root.querySelectorAll<HTMLElement>('[data-island]')].map((element) =>
    schedule(element, loadIsland),
  )
  return () => {
    for (const end of ends) end()
  }
}

/** Islands in `docent dev`, where an article starts again after each edit. */
const previewIslands = new Map<Element, () => void>()

/** Schedules an island, unless it has been scheduled before. It ends when an edit removes it. */
function continueIsland(element: HTMLElement, loadIsland: LoadIsland): () => void {
  const end = previewIslands.get(element) ?? scheduleIsland(element, loadIsland)
  previewIslands.set(element, end)
  return () => {
    if (element.isConnected) return
    previewIslands.delete(element)
    end()
  }
}

function scheduleIsland(element: HTMLElement, loadIsland: LoadIsland): () => void {
  let isEnded = false
  let unmount = (): void => undefined
  let isStarted = false

  const start = (): void => {
    if (isStarted || isEnded) return
    isStarted = true
    loadIsland(element.dataset.island ?? '').then(
      (component) => {
        if (isEnded) return
        unmount = mountIsland(element, component)
        clicks.replay()
      },
      (error: unknown) => {
        warnFailure(element, error)
        clicks.drop()
      },
    )
  }
  const clicks = captureClicks(element, start)
  element.dataset.islandState = 'waiting'
  const cancelVisible = onVisible(element, start)
  const cancelIdle = whenIdle(start)

  return () => {
    isEnded = true
    cancelVisible()
    cancelIdle()
    unmount()
  }
}

/** The control clicked last in an island that isn't prepared yet, because its content has just arrived. */
let earlyClick: HTMLElement | undefined

/** Records clicks on islands that appear before `hydrateIslands` handles them. */
export function captureIslandClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const selector = '[data-island]:not([data-island-state]) [data-early]'
    earlyClick = (target instanceof Element ? target.closest<HTMLElement>(selector) : null) ?? undefined
  })
}

/** Records the last click on a control of an island until the island is hydrated. A click starts hydration at once. */
function captureClicks(element: HTMLElement, start: () => void): { replay(): void; drop(): void } {
  let lastClick = element.contains(earlyClick ?? null) ? earlyClick : undefined
  if (lastClick !== undefined) earlyClick = undefined
  const capture = ({ target }: Event): void => {
    lastClick = (target instanceof Element ? target.closest<HTMLElement>('[data-early]') : null) ?? lastClick
    start()
  }
  const drop = (): void => element.removeEventListener('click', capture)
  element.addEventListener('click', capture)
  return {
    drop,
    replay() {
      drop()
      if (lastClick?.isConnected) lastClick.click()
    },
  }
}

function mountIsland(element: HTMLElement, component: ComponentType<never>): () => void {
  const serverHtml = [...element.childNodes].map((node) => node.cloneNode(true))
  const serverElements = [...element.querySelectorAll('*')]
  let root: Root | undefined
  const fail = (error: unknown): void => {
    warnFailure(element, error)
    // The root is still working when it reports, so it's removed later.
    setTimeout(() => {
      root?.unmount()
      root = undefined
      element.replaceChildren(...serverHtml)
      element.dataset.islandState = 'failed'
    })
  }

  try {
    const island = createElement(component as ComponentType<object>, parseProps(element))
    element.dataset.islandState = 'live'
    root = hydrateRoot(element, createElement(ErrorBoundary, { fallback: () => null, onError: fail }, island))
    // Hydration replaces elements that it doesn't expect. The static parts among them would be empty.
    if (!serverElements.every((part) => part.isConnected))
      fail(new Error("It differs from the server's HTML."))
  } catch (error) {
    fail(error)
  }
  // Islands end while the page changes, and a root can't be removed during another root's work.
  return () => {
    setTimeout(() => root?.unmount())
  }
}

function parseProps(element: HTMLElement): object {
  return JSON.parse(element.dataset.props ?? '{}')
}

function warnFailure(element: HTMLElement, error: unknown): void {
  console.warn(`The island "${element.dataset.island}" failed and stays as it was printed.`, error)
}
