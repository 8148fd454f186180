/** A sidebar item in the configuration: a page ID, a folder, an external link, or a category of these. */
export type SidebarItemConfig = string | SidebarFolderConfig | SidebarLinkConfig | SidebarCategoryConfig

/** A folder below `content/docs/` as a category. If flat, it's replaced by its pages and folders. */
export interface SidebarFolderConfig {
  kind: 'folder'
  folder: string
  isFlat?: boolean | undefined
}

interface SidebarLinkConfig {
  kind: 'link'
  label: string
  href: string
}

interface SidebarCategoryConfig {
  kind: 'category'
  label: string
  /** Its content in one sentence, for the cards of landing pages. */
  description?: string | undefined
  /** ID of a symbol in `brand.icons`. */
  icon?: string | undefined
  /** ID of the category's landing page. */
  landing?: string | undefined
  items: SidebarItemConfig[]
}
