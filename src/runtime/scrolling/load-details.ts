/** Loads the code that restores the `<details>` of an article, if it has any. */
export function loadDetails(article: Element | null | undefined, isFullLoad = false): void {
  if (article?.querySelector('details'))
    import('./history-details.ts').then(
      ({ startDetails }) => startDetails(article, isFullLoad),
      // They stay as the build printed them.
      () => undefined,
    )
}
