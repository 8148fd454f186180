import { useEffect, useEffectEvent } from 'react'
import { isSearchShortcut } from '../../../runtime/search/open/search-shortcut.ts'

/** Calls `open` when the reader presses a key of the search. */
export function useSearchShortcut(open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      openNow()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
