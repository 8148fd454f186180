import { announce } from '../dom/announce.ts'
import { whenIdle } from '../dom/when-idle.ts'
import { getMessages } from '../stores/messages.ts'

/** How long in ms a button says that it has copied. */
const copiedTime = 2000

/** What may be wider than the article. The build has named it and made it focusable (`shared/content/scroll-frame.ts`). */
const scrollers = '.code-block pre, .table-wrap, .diagram, .math'

/** Listens for the buttons of all code blocks, of this page and the next ones. */
export function startCodeActions(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-code-action]') : null
    const block = button?.closest<HTMLElement>('.code-block')
    if (button === null || block === null || block === undefined) return
    if (button.dataset.codeAction === 'wrap') toggleWrap(button, block)
    else copyCode(button, block)
  })
}

/**
 * Gives the code blocks of an article their buttons, and takes what fits its place out of the tab order, when the browser is
 * idle. Returns what ends it.
 */
export function prepareCode(article: ParentNode): () => void {
  const observer = new ResizeObserver((entries) =>
    updateScrollers(entries.map(({ target }) => target as HTMLElement)),
  )
  const cancel = whenIdle(() => {
    for (const block of article.querySelectorAll('.code-block')) addButtons(block)
    for (const scroller of article.querySelectorAll(scrollers)) observer.observe(scroller)
  })
  return () => {
    cancel()
    observer.disconnect()
  }
}

/** What a reader wants to paste: the code without lines marked as removed. Line numbers are CSS and never in the text. */
function readCode(code: Pick<Element, 'cloneNode'>): string {
  const copy = code.cloneNode(true) as Element
  for (const line of copy.querySelectorAll('.line.removed')) line.remove()
  return (copy.textContent ?? '').replace(/\n$/, '')
}

function addButtons(block: Element): void {
  if (block.querySelector('.code-actions') !== null) return
  const actions = document.createElement('div')
  actions.className = 'code-actions'
  const messages = getMessages()
  const wrap = createButton('wrap', messages.wrap)
  wrap.setAttribute('aria-pressed', String(block.querySelector('pre.wrapped') !== null))
  wrap.title = messages.wrapLines
  const copy = createButton('copy', messages.copy)
  copy.title = messages.copyCode
  actions.append(wrap, copy)
  block.append(actions)
}

function createButton(action: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'code-action'
  button.dataset.codeAction = action
  button.textContent = label
  return button
}

function toggleWrap(button: HTMLButtonElement, block: Element): void {
  const isWrapped = block.querySelector('pre')?.classList.toggle('wrapped') ?? false
  button.setAttribute('aria-pressed', String(isWrapped))
}

async function copyCode(button: HTMLButtonElement, block: HTMLElement): Promise<void> {
  const messages = getMessages()
  const code = block.querySelector('code')
  if (code === null) return
  try {
    await navigator.clipboard.writeText(block.dataset.copy ?? readCode(code))
  } catch (error) {
    console.warn(messages.copyFailed, error)
    announce(messages.copyFailed)
    return
  }
  announce(messages.copied)
  button.textContent = messages.copied
  setTimeout(() => {
    button.textContent = messages.copy
  }, copiedTime)
}

/** Reads all sizes first and writes after, so that the browser lays the page out once. */
function updateScrollers(elements: readonly HTMLElement[]): void {
  const states = elements.map((scroller) => ({
    scroller,
    isScrollable: scroller.scrollWidth > scroller.clientWidth,
    // Samples beside an operation have a height of their own.
    isLong: scroller.scrollHeight > scroller.clientHeight,
  }))
  for (const { scroller, isScrollable, isLong } of states) {
    if (isScrollable || isLong) scroller.tabIndex = 0
    // A reader who is there already keeps the focus.
    else if (scroller !== document.activeElement) scroller.removeAttribute('tabindex')
    scroller.closest('.code-block')?.toggleAttribute('data-scrollable', isScrollable)
  }
}
