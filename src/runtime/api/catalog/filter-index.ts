import { countMessage } from '../../../shared/messages/count-message.ts'
import { whenIdle } from '../../dom/when-idle.ts'
import { partsOf, wordsOf } from '../../matching/match-words.ts'
import type { ApiPageContext } from '../api-page-context.ts'
import { listOpenGroups, setGroupOpen } from './mark-index.ts'

/** Time in ms after the last key before the count is said, so that it is said once. */
const pause = 400

/**
 * Lets the index be filtered by words of title, path, method and id. Escape empties the field, the arrows go up and down
 * in what is left.
 */
export function startFilter(page: ApiPageContext, signal: AbortSignal): void {
  const { index } = page
  const input = index.querySelector('input')
  if (input === null) return
  const filter = createFilter(page)
  const update = (): void => filter(input.value)
  input.addEventListener('input', update, { signal })
  index.addEventListener('keydown', (event) => moveByKey(event, { index, input, update }), { signal })
  update()
}

function createFilter(page: ApiPageContext): (typed: string) => void {
  const { index, catalog, texts } = page
  const status = index.querySelector<HTMLElement>('[data-count]')
  let words: string[] | undefined
  let openBefore: Set<string> | undefined
  let timer: number | undefined
  const readWords = (): string[] => {
    words ??= catalog.operations.map(({ text, group }) => searchWordsOf(`${text} ${group}`))
    return words
  }
  const say = (text: string): void => {
    clearTimeout(timer)
    timer = Number(setTimeout(() => status?.replaceChildren(text), text === '' ? 0 : pause))
  }
  whenIdle(readWords)
  return (typed) => {
    const matches = typed.trim() === '' ? undefined : matchOperations(typed, readWords())
    index.toggleAttribute('data-filtered', matches !== undefined)
    if (matches !== undefined) openBefore ??= new Set(listOpenGroups(catalog).map(({ id }) => id))
    showLines(page, matches)
    showGroups(page, matches, openBefore)
    if (matches === undefined) openBefore = undefined
    say(countText(matches, texts))
  }
}

function showLines({ catalog }: ApiPageContext, matches: readonly boolean[] | undefined): void {
  catalog.operations.forEach(({ link }, position) => {
    const isHidden = matches?.[position] === false
    // Writing what is there already would still make the browser look at the line again.
    if (link.parentElement !== null && link.parentElement.hidden !== isHidden)
      link.parentElement.hidden = isHidden
  })
}

/** Groups with a match are open; after the filter, those that were open before, and that of what is shown. */
function showGroups(
  { catalog }: ApiPageContext,
  matches: readonly boolean[] | undefined,
  openBefore: ReadonlySet<string> | undefined,
): void {
  for (const group of catalog.groups) {
    const { id, section, start, end } = group
    const hasMatch = matches?.slice(start, end).includes(true) ?? true
    section.hidden = !hasMatch
    if (matches !== undefined) setGroupOpen(group, hasMatch)
    else if (openBefore !== undefined) {
      const wasOpen = openBefore.has(id)
      setGroupOpen(group, wasOpen || section.querySelector('[aria-current]') !== null, !wasOpen)
    }
  }
}

function countText(matches: readonly boolean[] | undefined, texts: ApiPageContext['texts']): string {
  if (matches === undefined) return ''
  const count = matches.filter(Boolean).length
  if (count === 0) return texts.apiNoMatch
  return countMessage({ messages: texts, language: document.documentElement.lang }, 'apiMatches', count)
}

interface Filter {
  index: HTMLElement
  input: HTMLInputElement
  update(): void
}

function moveByKey(event: KeyboardEvent, { index, input, update }: Filter): void {
  if (event.key === 'Escape' && input.value !== '') {
    // The first one empties the field, the next one closes the index where it is a popover.
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

/** A text with the words that it is found by. */
export type SearchWords = string

/**
 * The words of an operation, as one text with a space before each: those of its title, path, method and id, and the
 * parts of names like `createNode`.
 */
export function searchWordsOf(text: string): SearchWords {
  return ` ${[...wordsOf(text), ...partsOf(text)].join(' ')}`
}

/** Which texts have each of the typed words, at least as the beginning of one of their own; undefined without a word. */
export function matchOperations(typed: string, texts: readonly SearchWords[]): boolean[] | undefined {
  const words = wordsOf(typed).map((word) => ` ${word}`)
  if (words.length === 0) return undefined
  return texts.map((text) => words.every((word) => text.includes(word)))
}
