/** A sidebar entry in the configuration: a page ID, a folder, an external link, or a category of these. */
export type SidebarEntry = string | SidebarFolderEntry | SidebarLinkEntry | SidebarCategoryEntry

/** A folder below `content/docs/` as a category. If flat, it's replaced by its pages and folders. */
export interface SidebarFolderEntry {
  kind: 'folder'
  folder: string
  isFlat?: boolean | undefined
}

interface SidebarLinkEntry {
  kind: 'link'
  label: string
  href: string
}

interface SidebarCategoryEntry {
  kind: 'category'
  label: string
  /** Its content in one sentence, for the cards of landing pages. */
  description?: string | undefined
  /** ID of the category's landing page. */
  landing?: string | undefined
  items: SidebarEntry[]
}
