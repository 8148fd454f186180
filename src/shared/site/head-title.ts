/**
 * Returns the content of the title element: page title, delimiter, site title. Without a page title, the site title.
 * For part of a page, the page takes the site's place: `Create a node | Compute API | Docs`.
 */
export function formatHeadTitle(
  title: string | undefined,
  site: { title: string; titleDelimiter: string },
): string {
  const pageTitle = title?.trim() ?? ''
  return pageTitle === '' || pageTitle === site.title
    ? site.title
    : `${pageTitle} ${site.titleDelimiter} ${site.title}`
}
