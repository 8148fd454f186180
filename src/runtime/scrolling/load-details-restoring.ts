/** Loads the code that restores the `<details>` of an article, if it has any. */
export function loadDetailsRestoring(article: Element | null | undefined, isFullLoad = false): void {
  if (article?.querySelector('details'))
    import('./restore-details.ts').then(
      ({ restoreArticleDetails }) => restoreArticleDetails(article, isFullLoad),
      // They stay as the build printed them.
      () => undefined,
    )
}
