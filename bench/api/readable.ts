import type { ApiOperation } from './api-document.ts'
import { type Renderer, rendererPages } from './renderers.ts'

/** How a page knows that an operation can be read. */
export interface OperationSelectors {
  /** CSS selector of the operation. */
  root: string
  /** CSS selector of its heading or path, below it. */
  title: string
  /** Words of its description. */
  words: string
}

/** Prefix of the message that the page logs. Logging works with every Content-Security-Policy. */
export const readableMark = 'bench-readable '

/** Time when the operation became readable, as reported by the page. */
export interface Readable {
  /** Since the navigation began, or since the click. */
  milliseconds: number
  /** The same moment, in milliseconds since the epoch. */
  time: number
}

/** How long a page may take. Whatever is slower has no figure. */
export const longestWait = 120_000

/** Returns the elements that must be visible before the operation counts as readable. */
export function getOperationSelectors(renderer: Renderer, operation: ApiOperation): OperationSelectors {
  const { root, title } = rendererPages[renderer]
  return { root: root(operation), title, words: operation.words }
}

/**
 * Runs in the page. The operation is readable when its title is in the viewport and its description in the document;
 * a frame later that is painted. `since: 'click'` waits for the next click.
 */
export function watchOperation({
  target,
  mark,
  since,
}: {
  target: OperationSelectors
  mark: string
  since: 'navigation' | 'click'
}): void {
  const isReadable = (): boolean => {
    const operation = document.querySelector(target.root)
    const title = operation?.querySelector(target.title)
    if (operation === null || title === null || title === undefined) return false
    if (!operation.textContent.replace(/\s+/g, ' ').includes(target.words)) return false
    const { top, bottom, height } = title.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  const watch = (start: number): void => {
    const check = (): void => {
      requestAnimationFrame(isReadable() ? () => finish(start) : check)
    }
    requestAnimationFrame(check)
  }
  const finish = (start: number): void => {
    const now = performance.now()
    const readable = { milliseconds: now - start, time: performance.timeOrigin + now }
    Object.assign(window, { benchReadable: readable })
    console.debug(mark + JSON.stringify(readable))
  }
  if (since === 'navigation') watch(0)
  else addEventListener('click', (event) => watch(event.timeStamp), { capture: true, once: true })
}
