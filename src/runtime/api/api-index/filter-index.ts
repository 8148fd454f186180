import { splitNameParts, splitWords } from '../../../shared/matching/match-words.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import type { ApiPageElements } from '../read-api-page.ts'
import { isKeptOpen, setGroupOpen } from './mark-current-page.ts'

/** Delay (ms) after the last key before the count is announced, so that it's announced once. */
const announceDelay = 400

/**
 * Filters the index by words of title, path, method, and ID. Escape clears the field, and arrow keys move through the
 * matches.
 */
export function startFilter(page: ApiPageElements, signal: AbortSignal): void {
  const { index } = page
  const input = index.querySelector('input')
  if (input === null) return
  const filter = createFilter(page)
  const update = async (): Promise<void> => {
    try {
      if (input.value.trim() !== '') await page.lists.complete()
      if (!signal.aborted) filter(input.value)
    } catch (error) {
      console.warn('Operations cannot be filtered.', error)
      index.querySelector('[data-count]')?.replaceChildren(page.texts.apiLoadFailed)
    }
  }
  input.addEventListener('input', update, { signal })
  index.addEventListener('keydown', (event) => moveByKey(event, { index, input, update }), { signal })
  update()
}

function createFilter(page: ApiPageElements): (typed: string) => void {
  const { index, lists, texts } = page
  const status = index.querySelector<HTMLElement>('[data-count]')
  let words: string[] | undefined
  let timer: number | undefined
  const readWords = (): string[] => {
    words ??= lists.catalog.operations.map(({ text, group }) => createSearchWords(`${text} ${group}`))
    return words
  }
  const announceCount = (text: string): void => {
    clearTimeout(timer)
    timer = Number(setTimeout(() => status?.replaceChildren(text), text === '' ? 0 : announceDelay))
  }
  return (typed) => {
    const matches = typed.trim() === '' ? undefined : matchOperations(typed, readWords())
    index.toggleAttribute('data-filtered', matches !== undefined)
    showLines(page, matches)
    showGroups(page, matches)
    announceCount(formatCount(matches, texts))
  }
}

function showLines({ lists }: ApiPageElements, matches: readonly boolean[] | undefined): void {
  lists.catalog.operations.forEach(({ link }, position) => {
    const isHidden = matches?.[position] === false
    // Writing the same value would still make the browser check the line again.
    if (link.parentElement !== null && link.parentElement.hidden !== isHidden)
      link.parentElement.hidden = isHidden
  })
}

/**
 * Opens groups with a match. Without a filter, restores the groups that were open before, and opens the current page's group.
 * The sections record which were open, because they stay from page to page.
 */
function showGroups({ lists }: ApiPageElements, matches: readonly boolean[] | undefined): void {
  for (const group of lists.catalog.groups) {
    const { section, start, end } = group
    const hasMatch = matches?.slice(start, end).includes(true) ?? true
    section.hidden = !hasMatch
    if (matches !== undefined) {
      section.dataset.wasOpen ??= String(isKeptOpen(group))
      setGroupOpen(group, hasMatch)
    } else if (section.dataset.wasOpen !== undefined) {
      const wasOpen = section.dataset.wasOpen === 'true'
      delete section.dataset.wasOpen
      setGroupOpen(group, wasOpen || section.querySelector('[aria-current]') !== null, !wasOpen)
    }
  }
}

function formatCount(matches: readonly boolean[] | undefined, texts: ApiPageElements['texts']): string {
  if (matches === undefined) return ''
  const count = matches.filter(Boolean).length
  if (count === 0) return texts.apiNoMatch
  return countMessage({ messages: texts, language: document.documentElement.lang }, 'apiMatches', count)
}

interface FilterElements {
  index: HTMLElement
  input: HTMLInputElement
  update(): void
}

function moveByKey(event: KeyboardEvent, { index, input, update }: FilterElements): void {
  if (event.key === 'Escape' && input.value !== '') {
    // The first Escape clears the field. The next one closes the index where it's a popover.
    event.preventDefault()
    input.value = ''
    update()
    input.focus()
    return
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...index.querySelectorAll('a')].filter((link) => link.checkVisibility())
  const place = links.findIndex((link) => link.matches(':focus'))
  if (place === -1 && document.activeElement !== input) return
  event.preventDefault()
  const next = place + step
  if (next < 0) input.focus()
  else links[next]?.focus()
}

/** A text with its searchable words. */
export type SearchWords = string

/**
 * Returns the searchable words of an operation as one text, with a space before each: words of its title, path, method,
 * and ID, and the parts of names such as `createNode`.
 */
export function createSearchWords(text: string): SearchWords {
  return ` ${[...splitWords(text), ...splitNameParts(text)].join(' ')}`
}

/** Returns for each text whether each typed word is a prefix of one of its words. Undefined without a word. */
export function matchOperations(typed: string, texts: readonly SearchWords[]): boolean[] | undefined {
  const words = splitWords(typed).map((word) => ` ${word}`)
  if (words.length === 0) return undefined
  return texts.map((text) => words.every((word) => text.includes(word)))
}
