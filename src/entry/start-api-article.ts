import { showOverview } from '../runtime/api/hide-overview.ts'
import { onVisible } from '../runtime/dom/on-visible.ts'

interface ApiArticle {
  /** Element that `runtime/api` works in. */
  root: HTMLElement
  /** Starts the islands and code blocks of an element. Returns a function that stops them. */
  prepare(element: HTMLElement): () => void
}

/** Starts the scripts of an API page. Returns a function that stops them. */
export function startApiArticle(article: HTMLElement, { root, prepare }: ApiArticle): () => void {
  let isEnded = false
  let end = prepareArticle(article, prepare)
  import('../runtime/api/start-api-page.ts').then(({ startApiPage }) => {
    if (isEnded) return
    const endArticle = end
    const endPage = startApiPage(root, { prepare })
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

/**
 * Starts the scripts of an article. On a page with many operations, each is started when the reader comes near it: all
 * together have thousands of code blocks and forms.
 */
function prepareArticle(article: HTMLElement, prepare: ApiArticle['prepare']): () => void {
  const operations = [...article.querySelectorAll<HTMLElement>('[data-operation]')]
  if (operations.length < 2) return prepare(article)
  const description = article.querySelector<HTMLElement>('.group-description')
  const ends = operations.map((operation) => {
    let end = (): void => undefined
    const cancel = onVisible(operation, () => {
      end = prepare(operation)
    })
    return () => {
      cancel()
      end()
    }
  })
  if (description !== null) ends.push(prepare(description))
  return () => {
    for (const end of ends) end()
  }
}
