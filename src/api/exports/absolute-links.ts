/** Resolved addresses of the links in descriptions, by what is written there, and the origin of the site. */
export interface DescriptionLinks {
  addresses: Readonly<Record<string, string>>
  origin: string
}

/** Text with Markdown in it, for use outside of the site: links to pages of the site carry its origin. */
export function withAbsoluteLinks(text: string, { addresses, origin }: DescriptionLinks): string {
  return text.replace(/\]\(([^()\s"\\]+)/g, (whole, href: string) => {
    const address = addresses[href]
    return address?.startsWith('/') === true ? `](${origin}${address}` : whole
  })
}
