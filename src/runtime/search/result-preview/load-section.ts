import { parseHtml } from '../../dom/trusted-html.ts'
import { pageCache } from '../../loading/page-cache.ts'

/**
 * Loads the section at a URL of this site for the preview. It fetches only files that opening the section needs as
 * well.
 */
export async function loadSection(url: string, signal: AbortSignal): Promise<Element[]> {
  const { pathname, hash } = new URL(url, location.href)
  const { content } = await pageCache.load(pathname, { signal })
  const page = parseHtml(content)
  const [operation, ...others] = page.querySelectorAll('[data-operation]')
  return operation === undefined || others.length > 0
    ? extractSection(page, decodeURIComponent(hash.slice(1)))
    : extractOperation(operation)
}

/** Maximum number of blocks in a preview. */
const blockLimit = 30
const headingTag = /^H[1-6]$/

/**
 * Returns the part of a page's article that an anchor names, or its beginning, for the preview. Removes the nodes from
 * the page.
 */
function extractSection(page: DocumentFragment, anchor: string): Element[] {
  const article = page.querySelector('.article')
  if (article === null) return []
  const target = anchor === '' ? undefined : article.querySelector(`[id="${CSS.escape(anchor)}"]`)
  if (target === null) return []
  const blocks = target === undefined ? [...article.children] : listSectionBlocks(target)
  return blocks.slice(0, blockLimit).map(cleanElement)
}

const hiddenSelector = '.operation-head > h2, .operation-side, .credentials, .try-it'

/** Returns an operation for the preview: its description and its input. */
function extractOperation(operation: Element): Element[] {
  for (const part of operation.querySelectorAll(hiddenSelector)) part.remove()
  return [cleanElement(operation)]
}

/** Returns a heading with everything up to the next heading of its level. Any other element is a section by itself. */
function listSectionBlocks(target: Element): Element[] {
  if (!headingTag.test(target.tagName)) return [target]
  const blocks = [target]
  for (let next = target.nextElementSibling; next !== null; next = next.nextElementSibling) {
    if (headingTag.test(next.tagName) && next.tagName <= target.tagName) break
    blocks.push(next)
  }
  return blocks
}

/**
 * Removes links, controls, and IDs, so that nothing in the preview is interactive and no ID is duplicated. Arrowheads
 * keep theirs, because lines of a diagram name them.
 */
function cleanElement(element: Element): Element {
  for (const control of element.querySelectorAll(
    '.needs-script, .term-definition, button:not(.term), input, form',
  ))
    control.remove()
  for (const named of [element, ...element.querySelectorAll('*:not(marker)')]) {
    for (const name of ['id', 'data-island', 'href', 'aria-describedby', 'aria-labelledby', 'aria-controls'])
      named.removeAttribute(name)
  }
  return element
}
