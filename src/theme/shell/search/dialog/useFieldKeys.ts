import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { getNextOption, type ResultOption } from '../../../../runtime/search/result-options.ts'
import type { DialogSearch } from './useDialogSearch.ts'

/** Handles the keys of the dialog's field: arrows, Home, and End select an option, Enter opens it. */
export function useFieldKeys(
  { options, active, setActive, state, text }: DialogSearch,
  dialog: RefObject<HTMLDialogElement | null>,
): (event: KeyboardEvent<HTMLInputElement>) => void {
  const isSettled = state.status === 'done' && state.query?.text === text.trim()
  const option = options[active]
  // Readers who type and immediately press Enter want the result of that text, not the one still on the screen.
  const isWaiting = useRef(false)
  useEffect(() => {
    if (isWaiting.current && isSettled && option !== undefined) followOption(option)
    if (isSettled) isWaiting.current = false
  }, [isSettled, option])

  const pressEnter = (isElsewhere: boolean): void => {
    if (!isSettled) isWaiting.current = state.status !== 'failed' && text.trim() !== ''
    else if (option !== undefined) followOption(option, isElsewhere)
  }
  const choose = (key: string): boolean => {
    if (key === 'ArrowDown' && options.length === 0) {
      dialog.current?.querySelector<HTMLElement>('.saved-link')?.focus()
      return true
    }
    const next = getNextOption(key, active, options.length)
    if (next !== undefined) setActive(next)
    return next !== undefined
  }
  return (event) => {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    isWaiting.current = false
    if (key === 'Enter') pressEnter(ctrlKey || metaKey)
    // With Shift, Home and End select text.
    else if (shiftKey || !choose(key)) return
    event.preventDefault()
  }
}

/** Follows an option by clicking its link, so that there is only one code path. */
function followOption({ id }: ResultOption, isElsewhere = false): void {
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey: isElsewhere,
    metaKey: isElsewhere,
  })
  document.getElementById(id)?.dispatchEvent(click)
}
