import { getPage } from '../stores/page-store.ts'

/** Returns the element of the current page's article, or undefined. */
export function findArticle(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('#main .article') ?? undefined
}

/**
 * Runs `begin` for the article of the current page and for each one that replaces it: the next page's, or the same
 * after a crash and "Try again". The function that `begin` returns ends it.
 */
export function followArticle(root: Element, begin: (article: HTMLElement) => () => void): void {
  let current: { article: HTMLElement | undefined; page: unknown } | undefined
  let end: (() => void) | undefined
  const update = (): void => {
    const next = { article: findArticle(), page: getPage() }
    if (next.article === current?.article && next.page === current?.page) return
    end?.()
    current = next
    end = next.article === undefined ? undefined : begin(next.article)
  }
  update()
  new MutationObserver(update).observe(root, { childList: true, subtree: true })
}
