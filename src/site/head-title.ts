/** Content of the title element: page title, delimiter, site title; without a page title the site title alone. */
export function formatHeadTitle(
  title: string | undefined,
  site: { title: string; titleDelimiter: string },
): string {
  const own = title?.trim() ?? ''
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`
}
