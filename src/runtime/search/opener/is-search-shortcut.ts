/** Whether a key event opens the search: `/`, or K with Control or Command, except while typing text. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ctrlKey !== metaKey
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !isWriting
}
