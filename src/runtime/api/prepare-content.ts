import { onVisible } from '../dom/on-visible.ts'
import type { ApiPageContext } from './api-page-context.ts'

/**
 * Starts the scripts of the operations in some content, each when the reader comes near it: all operations together have
 * thousands of code blocks and forms. Returns what stops them.
 */
export function prepareContent(page: ApiPageContext, content: HTMLElement): () => void {
  const operations = [...content.querySelectorAll<HTMLElement>('[data-operation]')]
  const stops = operations.map((operation) => prepareWhenVisible(page, operation))
  return () => {
    for (const stop of stops) stop()
  }
}

function prepareWhenVisible({ shell }: ApiPageContext, operation: HTMLElement): () => void {
  let stop = (): void => undefined
  const cancel = onVisible(operation, () => {
    stop = shell.prepare(operation)
  })
  return () => {
    cancel()
    stop()
  }
}
