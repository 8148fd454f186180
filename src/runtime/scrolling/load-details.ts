/** Loads what keeps the `<details>` of an article open from visit to visit, if it has any. */
export function loadDetails(article: Element | null | undefined, isFullLoad = false): void {
  if (article?.querySelector('details'))
    import('./entry-details.ts').then(
      ({ startDetails }) => startDetails(article, isFullLoad),
      // They begin as the build has printed them.
      () => undefined,
    )
}
