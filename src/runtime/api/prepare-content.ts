import { onVisible } from '../dom/on-visible.ts'
import { prepareWhenAlive, type ReferencePage } from './api-page-context.ts'

/**
 * Brings the operations of some content to life, each where the reader is: all of them have thousands of code blocks and
 * forms. Returns what ends them.
 */
export function prepareContent(page: ReferencePage, content: HTMLElement): () => void {
  const operations = [...content.querySelectorAll<HTMLElement>('[data-operation]')]
  const ends = operations.map((operation) => prepareLater(page, operation))
  return () => {
    for (const end of ends) end()
  }
}

function prepareLater(page: ReferencePage, operation: HTMLElement): () => void {
  let end = (): void => undefined
  const cancel = onVisible(operation, () => {
    end = prepareWhenAlive(page, operation)
  })
  return () => {
    cancel()
    end()
  }
}
