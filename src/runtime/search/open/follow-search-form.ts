const followed = new WeakSet<HTMLFormElement>()

/**
 * Lets a search box of an article open the dialog: it is a form, which needs no script, and what is typed into it goes on in
 * the dialog, with results at once. Only the box itself keeps the focus to come back to.
 */
export function followSearchForm(
  form: HTMLFormElement,
  open: (given: { text: string; area: string | undefined }) => void,
): void {
  if (followed.has(form)) return
  followed.add(form)
  const moveOn = (): void => {
    const field = form.querySelector<HTMLInputElement>('input[type="search"]')
    if (field === null || field.value === '') return
    const area = form.elements.namedItem('area')
    const text = field.value
    field.value = ''
    open({ text, area: area instanceof HTMLInputElement ? area.value : undefined })
  }
  form.addEventListener('input', moveOn)
  // The reader may have been quicker than this module.
  moveOn()
}
