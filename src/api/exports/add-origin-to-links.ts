/** Resolved URLs of the links in descriptions, by the link as written, and the origin of the site. */
export interface DescriptionLinks {
  linkUrls: Readonly<Record<string, string>>
  origin: string
}

/** Adds the site's origin to internal links in a Markdown text, for use outside the site. */
export function addOriginToLinks(text: string, { linkUrls, origin }: DescriptionLinks): string {
  return text.replace(/\]\(([^()\s"\\]+)/g, (whole, href: string) => {
    const url = linkUrls[href]
    if (url === undefined || url === '') return whole
    return `](${url.startsWith('/') ? origin : ''}${url}`
  })
}
