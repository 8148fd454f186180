import { useEffect, useState } from 'react'

/** The heading is being read that crossed this line last: a fifth of the screen below its top. */
const readingLine = '100000px 0px -80% 0px'

/** Id of the heading that is being read; undefined above the first one. Ids in document order. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  useEffect(() => observeHeadings(ids, setActive), [ids])
  return active
}

/**
 * The observed area reaches from far above the page down to the line, so a heading "intersects" as long as it is above
 * the line: the browser calls only when one crosses it, and nothing is measured while scrolling.
 */
function observeHeadings(ids: readonly string[], onChange: (id: string | undefined) => void): () => void {
  const passed = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target.id)
        else passed.delete(target.id)
      }
      onChange(lastPassed(ids, passed))
    },
    { rootMargin: readingLine },
  )
  for (const id of ids) {
    const heading = document.getElementById(id)
    if (heading !== null) observer.observe(heading)
  }
  return () => observer.disconnect()
}

/** The last heading in document order among those above the line. */
export function lastPassed(ids: readonly string[], passed: ReadonlySet<string>): string | undefined {
  return ids.findLast((id) => passed.has(id))
}
