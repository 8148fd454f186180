/** Title and URL of a page. URLs include the base. */
export interface RelatedPage {
  title: string
  url: string
}

/** Pages of the site about the operations of an API. */
export interface RelatedPages {
  /** Guides that name an operation in their front matter, by the operation's ID. */
  guides: Readonly<Record<string, readonly RelatedPage[]>>
  /** URLs of the pages that document commands, Terraform names, and calls of the SDK, by name. */
  documentUrls: Readonly<Record<string, string>>
}
