import { useMemo, useState } from 'react'
import {
  findBestOption,
  flattenOptions,
  getOptionKey,
  listOptions,
  type OptionGroup,
  type ResultOption,
} from '../../../../runtime/search/result-options.ts'
import type { SearchState } from '../../../../runtime/search/search-state.ts'
import { useSearch } from '../../../../runtime/search/useSearch.ts'
import { getPage } from '../../../../runtime/stores/page-store.ts'
import { cutQuery } from '../../../../shared/search/query-limits.ts'
import { hitsPerPage } from '../../../../shared/search/result-counts.ts'

/** State of the dialog: the reader's input and the results. */
export interface DialogSearch {
  text: string
  setText(text: string): void
  /** ID of the area that results are limited to. */
  area: string | undefined
  setArea(area: string | undefined): void
  state: SearchState
  retry(): void
  groups: OptionGroup[]
  options: ResultOption[]
  /** Index of the selected option, or -1. */
  active: number
  setActive(index: number): void
}

/** Manages the search of the dialog: queries on every key press, and selects the best result of every response. */
export function useDialogSearch(initial: { text: string; area: string | undefined }): DialogSearch {
  // The text typed before the dialog opened may be longer than its field allows.
  const [text, setText] = useState(cutQuery(initial.text))
  const [area, setArea] = useState(initial.area)
  const [choice, setChoice] = useState<{ query: string; key: string }>()
  const trimmed = text.trim()
  const homeArea = getPage().view.area
  const { retry, ...state } = useSearch(
    trimmed === ''
      ? undefined
      : { text: trimmed, area, homeArea, kind: undefined, offset: 0, limit: hitsPerPage },
  )
  const { shown } = state
  const groups = useMemo(() => listOptions(shown?.answer.hits ?? []), [shown])
  const options = useMemo(() => flattenOptions(groups), [groups])
  const shownQuery = JSON.stringify([shown?.query.text, shown?.query.area])
  // The selection follows the option's ID, not its position.
  const chosen =
    choice?.query === shownQuery ? options.findIndex((option) => getOptionKey(option) === choice.key) : -1
  const active = chosen === -1 ? findBestOption(options, shown?.answer.hits[0]) : chosen
  const setActive = (index: number): void => {
    const option = options[index]
    if (option !== undefined) setChoice({ query: shownQuery, key: getOptionKey(option) })
  }
  return { text, setText, area, setArea, state, retry, groups, options, active, setActive }
}
