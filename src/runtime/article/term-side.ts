/** Opens the definition of a term above it where the term is in the lower half of the window. */
export function startTermSides(): void {
  document.addEventListener('click', ({ target }) => {
    const term = target instanceof Element ? target.closest('.term') : null
    term?.classList.toggle('term-low', term.getBoundingClientRect().bottom > innerHeight / 2)
  })
}
