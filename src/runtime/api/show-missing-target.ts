import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { ApiTarget } from './api-index/resolve-hash-route.ts'
import type { ApiPageElements } from './read-api-page.ts'

/** Reports a target that does not exist, with the operations of the most similar names. Clears the notice for any other. */
export function showMissing(page: ApiPageElements, target: ApiTarget): void {
  if (target.kind !== 'missing') {
    page.notice.replaceChildren()
    return
  }
  const { texts } = page
  const lines = [createParagraph(fillMessage(texts.apiMissing, { name: target.name }))]
  if (target.nearest.length > 0) {
    const nearest = createParagraph(`${texts.apiNearest} `)
    target.nearest.forEach(({ title, url }, position) => {
      const link = document.createElement('a')
      link.href = url
      link.textContent = title
      nearest.append(position === 0 ? '' : ', ', link)
    })
    lines.push(nearest)
  }
  page.notice.replaceChildren(...lines)
}

/** Reports that something could not be loaded, with a button to try again. */
export function showFailure({ notice, texts }: ApiPageElements, retry: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = texts.apiRetry
  button.addEventListener('click', retry)
  notice.replaceChildren(createParagraph(texts.apiLoadFailed), button)
}

function createParagraph(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}
