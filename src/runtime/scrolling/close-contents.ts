/**
 * On small screens, the table of contents is a bar that opens over the text. Closes it after a link, outside of it, and
 * on Escape, until the reader leaves the page.
 */
export function closeContents(bar: HTMLDetailsElement): void {
  const controller = new AbortController()
  const close = ({ type, target, key }: Event & { key?: string }): void => {
    if (!bar.isConnected) controller.abort()
    if (!bar.open || !(target instanceof Element)) return
    const isEscape = key === 'Escape'
    const isInside = bar.contains(target)
    if (isInside && isEscape) bar.querySelector('summary')?.focus()
    if (!isInside || isEscape || (type === 'click' && target.closest('a'))) bar.open = false
  }
  for (const type of ['click', 'focusin', 'keydown'])
    document.addEventListener(type, close, { signal: controller.signal })
}
