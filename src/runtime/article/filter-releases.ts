/** Hides the release notes of other areas, and the years that are empty then; an empty area shows all. */
export function filterReleases(area: string): void {
  for (const release of document.querySelectorAll<HTMLElement>('.release')) {
    release.hidden = area !== '' && release.dataset.area !== area
  }
  for (const year of document.querySelectorAll<HTMLElement>('.release-year')) {
    year.hidden = year.querySelector('.release:not([hidden])') === null
  }
}
