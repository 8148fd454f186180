/** Whether a key opens the search: `/`, or K with Control or Command. Not while text is being written. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && ctrlKey !== metaKey
  const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return key === '/' && !isWriting
}
