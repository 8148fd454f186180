import { scrollToItem } from './remember-container-scroll.ts'

/** The current heading is the last one above this line: a fifth of the viewport below its top. */
const readingLine = '100000px 0px -80% 0px'

/** Marks the current heading in the columns that lead to headings. Returns a function that ends it. */
export function markCurrentHeading(article: Element): () => void {
  const page = article.closest('.content')
  const summary = page?.querySelector<HTMLElement>('.toc-disclosure summary')
  const ends = Array.from(
    page?.querySelectorAll('.toc, .toc-disclosure nav, [data-contents]') ?? [],
    (column) => markInColumn(column, summary),
  )
  return () => {
    for (const end of ends) end()
  }
}

function markInColumn(column: Element, summary: HTMLElement | null | undefined): () => void {
  const links = new Map(
    // Not by `hash`, which is encoded: an ID may contain any character, also a lone `%`.
    [...column.querySelectorAll('a')].map((link) => [
      link.getAttribute('href')?.replace(/^.*?#/, '') ?? '',
      link,
    ]),
  )
  // The index of an API marks its overview there.
  const atTop = column.matches('.toc, .toc-disclosure *, .page-panel *')
    ? links.values().next().value
    : undefined
  let marked: Element | undefined
  return observeHeadings([...links.keys()], (id) => {
    const link = id === undefined ? atTop : links.get(id)
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'location')
    marked = link
    if (summary) summary.dataset.current = link?.textContent ?? ''
    // The column may be taller than the screen, so it scrolls along.
    if (id === undefined) column.scrollTo(0, 0)
    else if (link !== undefined) scrollToItem(column, link)
  })
}

/**
 * The observed area reaches from far above the page down to the line, so a heading "intersects" while it's above the
 * line. The browser calls back only when one crosses the line, and nothing is measured while scrolling.
 */
function observeHeadings(ids: readonly string[], onChange: (id: string | undefined) => void): () => void {
  const passed = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
      }
      onChange(findLastPassed(ids, passed))
    },
    { rootMargin: readingLine },
  )
  for (const id of ids) {
    const heading = document.getElementById(id)
    if (heading !== null) observer.observe(heading)
  }
  return () => observer.disconnect()
}

/** Returns the last heading in document order above the line. */
export function findLastPassed(ids: readonly string[], passed: ReadonlySet<string>): string | undefined {
  return ids.findLast((id) => passed.has(id))
}
