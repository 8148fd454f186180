import { type RefObject, useEffect, useRef } from 'react'
import { mayPrefetch } from '../../prefetch-policy.ts'
import { type ResultOption, textOf } from '../result-options.ts'
import { loadSection } from './load-section.ts'
import { markWords } from './mark-words.ts'

/** How long in ms an option is chosen before its page is fetched: arrows that are held down fetch nothing. */
const settleTime = 120

/** Fills an element with the section of the chosen option. The page's data are those that opening it needs anyway. */
export function useSectionPreview(option: ResultOption | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const url = option === undefined || option.isExternal ? undefined : option.url
  const words = option === undefined ? '' : wordsOf(option).join('\n')
  useEffect(() => {
    if (url === undefined || !mayPrefetch()) {
      element.current?.replaceChildren()
      return undefined
    }
    const controller = new AbortController()
    const timer = setTimeout(() => {
      showSection(element.current, url, { words: words.split('\n'), signal: controller.signal })
    }, settleTime)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [url, words])
  return element
}

interface Wanted {
  words: string[]
  signal: AbortSignal
}

async function showSection(
  element: HTMLElement | null,
  url: string,
  { words, signal }: Wanted,
): Promise<void> {
  const blocks = await loadSection(url, signal).catch(() => [])
  if (element === null || signal.aborted) return
  element.replaceChildren(...blocks)
  element.scrollTop = 0
  markWords(element, words)
}

function wordsOf({ hit }: ResultOption): string[] {
  const parts = [...hit.page, ...hit.heading, ...hit.excerpt].filter(({ isMatch }) => isMatch)
  return [...new Set(parts.map((part) => textOf([part]).toLowerCase()))]
}
