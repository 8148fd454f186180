/** A sidebar entry as writers give it: a page id, a folder, an outside link or a category of such. */
export type SidebarEntry = string | SidebarFolderEntry | SidebarLinkEntry | SidebarCategoryEntry

/** A folder below `content/docs/` as a category, or, when flat, its pages and folders in its place. */
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
  /** Id of the category's landing page. */
  landing?: string | undefined
  items: SidebarEntry[]
}
