const followedForms = new WeakSet<HTMLFormElement>()

/**
 * Lets a search form in an article open the dialog. The form works without JavaScript; its text continues in the dialog
 * with results at once. When the dialog closes, the form gets the focus back.
 */
export function followSearchForm(
  form: HTMLFormElement,
  open: (given: { text: string; area: string | undefined }) => void,
): void {
  if (followedForms.has(form)) return
  followedForms.add(form)
  const moveOn = (): void => {
    const field = form.querySelector<HTMLInputElement>('input[type="search"]')
    if (field === null || field.value === '') return
    const area = form.elements.namedItem('area')
    const text = field.value
    field.value = ''
    open({ text, area: area instanceof HTMLInputElement ? area.value : undefined })
  }
  form.addEventListener('input', moveOn)
  // The reader may have typed before this module was loaded.
  moveOn()
}
