/** Resolved URLs of the links in descriptions, by the link as written, and the origin of the site. */
export interface DescriptionLinks {
  addresses: Readonly<Record<string, string>>
  origin: string
}

/** Adds the site's origin to internal links in a Markdown text, for use outside the site. */
export function withAbsoluteLinks(text: string, { addresses, origin }: DescriptionLinks): string {
  return text.replace(/\]\(([^()\s"\\]+)/g, (whole, href: string) => {
    const address = addresses[href]
    return address?.startsWith('/') === true ? `](${origin}${address}` : whole
  })
}
