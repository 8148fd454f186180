import { useEffect, useEffectEvent } from 'react'

/** Calls `open` when the reader presses `/`, or K with Control or Command. Not while text is being written. */
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

function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ctrlKey !== metaKey
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !isWriting
}
