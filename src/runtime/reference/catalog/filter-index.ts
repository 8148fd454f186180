import { fillText, type ReferencePage } from '../reference-page.ts'
import { setGroupOpen } from './mark-index.ts'
import { matchOperations, searchWordsOf } from './match-operations.ts'

/** Time in ms after the last key before the count is said, so that it is said once. */
const pause = 400

/**
 * Lets the index be filtered by words of title, path, method and id. Escape empties the field, the arrows go up and down
 * in what is left.
 */
export function startFilter(page: ReferencePage, signal: AbortSignal): void {
  const { index } = page
  const input = index.querySelector('input')
  if (input === null) return
  const filter = createFilter(page)
  const update = (): void => filter(input.value)
  input.addEventListener('input', update, { signal })
  index.addEventListener('keydown', (event) => moveByKey(event, { index, input, update }), { signal })
  update()
}

function createFilter({ index, catalog, texts }: ReferencePage): (typed: string) => void {
  const status = index.querySelector<HTMLElement>('[data-count]')
  let words: string[] | undefined
  let openBefore: Set<string> | undefined
  let timer: number | undefined
  const say = (text: string): void => {
    clearTimeout(timer)
    timer = Number(setTimeout(() => status?.replaceChildren(text), text === '' ? 0 : pause))
  }
  return (typed) => {
    words ??= catalog.operations.map(({ text, group }) => searchWordsOf(`${text} ${group}`))
    const matches = matchOperations(typed, words)
    index.toggleAttribute('data-filtered', matches !== undefined)
    if (matches !== undefined)
      openBefore ??= new Set(
        catalog.groups.filter(({ section }) => section.hasAttribute('data-open')).map(({ id }) => id),
      )
    catalog.operations.forEach(({ link }, position) => {
      const isHidden = matches?.[position] === false
      // Writing what is there already would still make the browser look at the line again.
      if (link.parentElement !== null && link.parentElement.hidden !== isHidden)
        link.parentElement.hidden = isHidden
    })
    for (const group of catalog.groups) {
      const hasMatch = matches?.slice(group.start, group.end).includes(true) ?? true
      group.section.hidden = !hasMatch
      if (matches !== undefined) setGroupOpen(group, hasMatch)
      else if (openBefore !== undefined)
        setGroupOpen(
          group,
          openBefore.has(group.id) || group.section.querySelector('[aria-current]') !== null,
        )
    }
    if (matches === undefined) openBefore = undefined
    say(countText(matches, texts))
  }
}

function countText(matches: readonly boolean[] | undefined, texts: ReferencePage['texts']): string {
  if (matches === undefined) return ''
  const count = matches.filter(Boolean).length
  if (count === 0) return texts.noMatch
  return count === 1 ? texts.oneMatch : fillText(texts.matches, { count })
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
