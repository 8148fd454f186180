/** A page by its title and address; addresses have the base. */
export interface RelatedPage {
  title: string
  url: string
}

/** Pages of the site about what is in an API. */
export interface RelatedPages {
  /** Guides that name an operation in their front matter, by the id of the operation. */
  guides: Readonly<Record<string, readonly RelatedPage[]>>
  /** Addresses of the pages that document commands and Terraform names, by name. */
  documentUrls: Readonly<Record<string, string>>
}

export const noRelatedPages: RelatedPages = { guides: {}, documentUrls: {} }
