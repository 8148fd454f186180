import { useMemo, useState } from 'react'
import {
  findBestOption,
  flattenOptions,
  getOptionKey,
  listOptions,
  type OptionGroup,
  type ResultOption,
} from '../../../runtime/search/result-options.ts'
import type { SearchState } from '../../../runtime/search/search-state.ts'
import { useSearch } from '../../../runtime/search/useSearch.ts'
import { cutQuery, hitsPerPage } from '../../../shared/search/query-limits.ts'

/** State of the dialog: the reader's input and the results. */
export interface DialogSearch {
  text: string
  setText(text: string): void
  /** Id of the area that results are limited to. */
  area: string | undefined
  setArea(area: string | undefined): void
  state: SearchState
  retry(): void
  groups: OptionGroup[]
  options: ResultOption[]
  /** Index of the chosen option; -1 without one. */
  active: number
  setActive(index: number): void
}

/** The search of the dialog: asks with every letter, and chooses the best result of every answer. */
export function useDialogSearch(initial: { text: string; area: string | undefined }): DialogSearch {
  // What was typed before the dialog was there may be longer than its field takes.
  const [text, setText] = useState(cutQuery(initial.text))
  const [area, setArea] = useState(initial.area)
  const [choice, setChoice] = useState<{ query: string; key: string }>()
  const trimmed = text.trim()
  const { retry, ...state } = useSearch(
    trimmed === '' ? undefined : { text: trimmed, area, kind: undefined, offset: 0, limit: hitsPerPage },
  )
  const { shown } = state
  const groups = useMemo(() => listOptions(shown?.answer.hits ?? []), [shown])
  const options = useMemo(() => flattenOptions(groups), [groups])
  const shownQuery = JSON.stringify([shown?.query.text, shown?.query.area])
  // What is chosen keeps its name, not its place.
  const chosen =
    choice?.query === shownQuery ? options.findIndex((option) => getOptionKey(option) === choice.key) : -1
  const active = chosen === -1 ? findBestOption(options, shown?.answer.hits[0]) : chosen
  const setActive = (index: number): void => {
    const option = options[index]
    if (option !== undefined) setChoice({ query: shownQuery, key: getOptionKey(option) })
  }
  return { text, setText, area, setArea, state, retry, groups, options, active, setActive }
}
