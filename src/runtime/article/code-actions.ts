import { whenIdle } from '../dom/when-idle.ts'
import { getMessages } from '../stores/message-store.ts'
import { confirmCopy } from './confirm-copy.ts'

/**
 * Elements that may be wider than the article. The build names them and makes them focusable
 * (`shared/content/scroll-frame.ts`).
 */
const scrollerSelector = '.code-block pre, .table-wrap, .diagram, .math'

/** Handles clicks on the buttons of all code blocks, on this page and later ones. */
export function startCodeActions(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-code-action]') : null
    const block = button?.closest<HTMLElement>('.code-block')
    if (button === null || block === null || block === undefined) return
    switch (button.dataset.codeAction) {
      case 'wrap':
        return toggleWrap(button, block)
      case 'whole':
        return toggleWhole(button, block)
      default:
        copyCode(button, block)
    }
  })
}

/**
 * When the browser is idle, gives the code blocks of an article their buttons and removes elements that don't scroll
 * from the tab order. Returns a function that stops it.
 */
export function prepareCode(article: ParentNode): () => void {
  const observer = new ResizeObserver((entries) =>
    updateScrollers(entries.map(({ target }) => target as HTMLElement)),
  )
  const cancel = whenIdle(() => {
    for (const block of article.querySelectorAll('.code-block')) addButtons(block)
    for (const scroller of article.querySelectorAll(scrollerSelector)) observer.observe(scroller)
  })
  return () => {
    cancel()
    observer.disconnect()
  }
}

/** Returns the code to copy: without lines marked as removed. Line numbers are CSS and never in the text. */
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
  block.append(actions, createButton('whole', messages.showAll))
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

/** Shows all lines of a sample beside an operation, or the first. It may be elsewhere then. */
function toggleWhole(button: HTMLButtonElement, block: Element): void {
  const { showAll, showLess } = getMessages()
  button.textContent = block.toggleAttribute('data-whole') ? showLess : showAll
  block.closest('section')?.scrollIntoView({ block: 'nearest' })
}

function copyCode(button: HTMLButtonElement, block: HTMLElement): void {
  const code = block.querySelector('code')
  if (code !== null)
    confirmCopy(() => navigator.clipboard.writeText(block.dataset.copy ?? readCode(code)), button)
}

/** Reads all sizes before writing, so that the browser lays out the page once. */
function updateScrollers(elements: readonly HTMLElement[]): void {
  const states = elements.map((scroller) => ({
    scroller,
    isScrollable: scroller.scrollWidth > scroller.clientWidth,
    // Samples beside an operation have their own height.
    isLong: scroller.scrollHeight > scroller.clientHeight,
  }))
  for (const { scroller, isScrollable, isLong } of states) {
    if (isScrollable || isLong) scroller.tabIndex = 0
    // A focused element keeps the focus.
    else if (scroller !== document.activeElement) scroller.removeAttribute('tabindex')
    const block = scroller.closest('.code-block')
    block?.toggleAttribute('data-scrollable', isScrollable)
    if (block?.hasAttribute('data-whole') === false) block.toggleAttribute('data-long', isLong)
  }
}
