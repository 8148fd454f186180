/**
 * Paths whose pages are written, such as `/docs/myaccount/node/`. The tests of the plan hold for pages below them.
 * When the list has every section, it goes, and the tests hold for all pages.
 */
export const finishedSections: readonly string[] = []

export const isFinished = (path: string): boolean =>
  finishedSections.some((section) => path.startsWith(section))
