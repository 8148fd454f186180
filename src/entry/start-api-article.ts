import { showOverview } from '../runtime/api/deep-link.ts'
import type { ShellHooks } from '../runtime/api/shell-connection.ts'
import { progress } from '../runtime/navigation/progress.ts'
import { dismissConnectionNotice, reportUnreachable } from '../runtime/states/connection.ts'
import { getPage } from '../runtime/stores/page-store.ts'

interface ApiArticle {
  /** Element that `runtime/api` works in. */
  root: HTMLElement
  /** Starts the islands and code blocks of an element. Returns a function that stops them. */
  prepare(element: HTMLElement): () => void
}

/** Starts the scripts of an API page or a group page. Returns a function that stops them. */
export function startApiArticle(article: HTMLElement, { root, prepare }: ApiArticle): () => void {
  const isOverview = root.dataset.api !== undefined
  let isEnded = false
  let end = isOverview ? (): void => undefined : prepare(article)
  import('../runtime/api/start-api-page.ts').then(({ startApiPage, startApiGroup }) => {
    if (isEnded) return
    const endArticle = end
    const endPage = isOverview ? startApiPage(root, createHooks(prepare)) : startApiGroup(root)
    end = () => {
      endPage()
      endArticle()
    }
  }, showOverview)
  return () => {
    isEnded = true
    end()
  }
}

const createHooks = (prepare: ShellHooks['prepare']): ShellHooks => {
  const { headTitle } = getPage().view
  return {
    headTitle: () => headTitle,
    prepare,
    startProgress: () => progress.start(),
    endProgress: () => progress.done(),
    reportUnreachable,
    dismissNotice: dismissConnectionNotice,
  }
}
