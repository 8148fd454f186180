/**
 * Content of the title element: page title, delimiter, site title; without a page title the site title alone. What a page
 * shows a part of is its site here: `Create a node | Compute API | Docs`.
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
