import { getPage } from '../stores/page-store.ts'

/** The current page between sidebar and footer, as it stands: what the slot of its content was printed with. */
export function readContent(): string {
  const slot = document.querySelector('.page-slot') ?? findArticle()
  return slot?.innerHTML ?? ''
}

/** The slot of the current page's article; undefined on a page without one. */
export function findArticle(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('#main .article') ?? undefined
}

/**
 * Begins something in the article of the current page, and again in every one that takes its place: the next page's,
 * or the same after a crash and "Try again". What `begin` returns ends it.
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
