import { formatOperationHash } from '../../shared/api/hash-route.ts'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { ReferencePage } from './api-page.ts'
import type { Target } from './catalog/resolve-target.ts'

/** Says that what the address asks for does not exist, with what is called most like it. Says nothing of other targets. */
export function showMissing(page: ReferencePage, target: Target): void {
  if (target.kind !== 'missing') {
    page.notice.replaceChildren()
    return
  }
  const { texts } = page
  const lines = [createText(fillMessage(texts.apiMissing, { name: target.name }))]
  if (target.nearest.length > 0) {
    const nearest = createText(`${texts.apiNearest} `)
    target.nearest.forEach(({ id, group, title }, position) => {
      const link = document.createElement('a')
      link.href = formatOperationHash(group, id)
      link.textContent = title
      nearest.append(position === 0 ? '' : ', ', link)
    })
    lines.push(nearest)
  }
  page.notice.replaceChildren(...lines)
}

/** Says that something could not be loaded, and offers to try again. */
export function showFailure({ notice, texts }: ReferencePage, retry: () => void): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = texts.apiRetry
  button.addEventListener('click', retry)
  notice.replaceChildren(createText(texts.apiLoadFailed), button)
}

function createText(text: string): HTMLElement {
  const line = document.createElement('p')
  line.textContent = text
  return line
}
