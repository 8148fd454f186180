/**
 * Sets the styles that a site's components print in attributes. The Content-Security-Policy blocks such attributes, but not
 * this, so the build prints them as `data-style` (`theme/print/defer-styles.ts`).
 */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? ''
}
