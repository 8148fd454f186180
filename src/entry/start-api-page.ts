import type { ReferenceHooks } from '../runtime/api/api-page-context.ts'
import { releaseOverview } from '../runtime/api/deep-link.ts'
import { progress } from '../runtime/navigation/progress.ts'
import { dismissConnectionNotice, reportUnreachable } from '../runtime/states/connection.ts'
import { getPage } from '../runtime/stores/page-store.ts'

interface ReferenceArticle {
  /** What `runtime/reference` works in. */
  root: HTMLElement
  /** Brings islands and code blocks of content to life, and returns what ends that. */
  prepare(element: HTMLElement): () => void
}

/** Starts what an API page has of its own. Returns what ends it. */
export function startReferencePage(article: HTMLElement, { root, prepare }: ReferenceArticle): () => void {
  const isOverview = root.dataset.reference !== undefined
  let isEnded = false
  let end = isOverview ? (): void => undefined : prepare(article)
  import('../runtime/api/start-api-page.ts').then(({ startReference, startReferenceGroup }) => {
    if (isEnded) return
    const endArticle = end
    const endReference = isOverview ? startReference(root, createHooks(prepare)) : startReferenceGroup(root)
    end = () => {
      endReference()
      endArticle()
    }
  }, releaseOverview)
  return () => {
    isEnded = true
    end()
  }
}

const createHooks = (prepare: ReferenceHooks['prepare']): ReferenceHooks => {
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
