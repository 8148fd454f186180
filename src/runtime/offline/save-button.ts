/** The button in the menu of the current page. It's hidden until the browser is known to be able to save pages. */
const findSaveButton = (): HTMLButtonElement | null => document.querySelector('[data-save-offline]')

/** Shows the button, pressed if the page is saved. */
export function updateSaveButton(isSaved: boolean): void {
  const button = findSaveButton()
  if (button === null) return
  button.ariaPressed = String(isSaved)
  button.hidden = false
}

/** Calls `press` when the reader presses the button. Presses are ignored until the previous one has finished. */
export function followSaveButton(press: (kind: 'save' | 'remove') => Promise<void>): void {
  let isBusy = false
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-save-offline]') : null
    if (button === null || isBusy) return
    isBusy = true
    press(button.ariaPressed === 'true' ? 'remove' : 'save').finally(() => {
      isBusy = false
    })
  })
}
