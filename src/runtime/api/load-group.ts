import { parseHtml } from '../dom/trusted-html.ts'
import { pageCache } from '../loading/page-cache.ts'
import type { CatalogGroup, CatalogOperation } from './api-index/resolve-hash-route.ts'

/** Maximum number of pages that are loaded at the same time. */
const maxLoads = 6

/** Maximum number of operations that a browser can show on one page without trouble. */
const maxOperations = 400

/**
 * Loads the operations of a group. The page of a small group contains them. The page of a large group is a list
 * of their pages, and the list remains in a very large API.
 */
export async function loadGroup(
  { url, start, end }: CatalogGroup,
  operations: readonly CatalogOperation[],
): Promise<DocumentFragment> {
  const page = await loadContent(url)
  const nodes = new DocumentFragment()
  const list = page.querySelector('.item-list')
  nodes.append(...(page.querySelector('.group-page')?.childNodes ?? []))
  if (list !== null && operations.length <= maxOperations)
    list.replaceWith(...(await loadOperations(operations.slice(start, end))))
  return nodes
}

async function loadOperations(operations: readonly CatalogOperation[]): Promise<Element[]> {
  const loaded: Element[] = []
  for (let index = 0; index < operations.length; index += maxLoads)
    loaded.push(...(await Promise.all(operations.slice(index, index + maxLoads).map(loadOperation))))
  return loaded
}

/** Loads an operation from its page, with headings one level lower and a link to the page. */
async function loadOperation({ url, title }: CatalogOperation): Promise<Element> {
  const page = await loadContent(url)
  const item = document.createElement('div')
  item.className = 'group-item'
  item.append(...page.querySelectorAll('[data-operation]'))
  item.querySelector('.base-url')?.remove()
  for (const heading of item.querySelectorAll('h1, h2, h3, h4, h5')) lowerHeading(heading)
  const link = document.createElement('a')
  link.className = 'heading-anchor'
  link.href = url
  link.ariaLabel = title
  item.querySelector('h2')?.append(' ', link)
  return item
}

function lowerHeading(heading: Element): void {
  const lower = document.createElement(`h${Number(heading.tagName.slice(1)) + 1}`)
  for (const { name, value } of heading.attributes) lower.setAttribute(name, value)
  lower.append(...heading.childNodes)
  heading.replaceWith(lower)
}

async function loadContent(url: string): Promise<DocumentFragment> {
  const { content } = await pageCache.load(url)
  return parseHtml(content)
}
