import { type RefObject, useEffect, useRef } from 'react'
import { canPrefetch } from '../../../../runtime/loading/prefetch-policy.ts'
import { joinText, type ResultOption } from '../../../../runtime/search/result-options.ts'
import { loadSection } from '../../../../runtime/search/result-preview/load-section.ts'
import { markWords } from '../../../../runtime/search/result-preview/mark-words.ts'

/** Delay in ms after the last selection before its page is fetched, so that holding an arrow key fetches nothing. */
const settleTime = 120

/**
 * Fills an element with the section of the selected option. It comes from the page data that opening the page needs
 * anyway. If that is missing or must not be prefetched, the preview is the search engine's text of the section.
 */
export function useSectionPreview(option: ResultOption | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const url = option === undefined || option.isExternal ? undefined : option.url
  const words = option === undefined ? '' : listMatchedWords(option).join('\n')
  const excerpt = option === undefined ? '' : joinText(option.hit.excerpt)
  const shownUrl = useRef<string>(undefined)
  useEffect(() => {
    // Another section's text below this one's title would be wrong, and the skeleton shows in an empty element.
    if (shownUrl.current !== url) element.current?.replaceChildren()
    shownUrl.current = url
    const show = (blocks: readonly Element[]): void => {
      const { current } = element
      if (current === null) return
      current.replaceChildren(...(blocks.length === 0 ? [createParagraph(excerpt)] : blocks))
      current.scrollTop = 0
      markWords(current, words.split('\n'))
    }
    if (url === undefined || !canPrefetch()) {
      show([])
      return undefined
    }
    const controller = new AbortController()
    const { signal } = controller
    const load = async (): Promise<void> => {
      const blocks = await loadSection(url, signal).catch(() => [])
      if (!signal.aborted) show(blocks)
    }
    const timer = setTimeout(load, settleTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url, words, excerpt])
  return element
}

function createParagraph(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

function listMatchedWords({ hit }: ResultOption): string[] {
  const parts = [...hit.page, ...hit.heading, ...hit.excerpt].filter(({ isMatch }) => isMatch)
  return [...new Set(parts.map((part) => joinText([part]).toLowerCase()))]
}
