/** Settings of a folder of pages, from `_category_.yml`. */
export interface CategorySettings {
  /** Folder below the content folder, for example `compute/node`. */
  folder: string
  file: string
  label: string | undefined
  position: number | undefined
  description: string | undefined
  /** ID of a symbol in `brand.icons`. */
  icon: string | undefined
  /** ID of the landing page. Undefined for the folder's index page, null for none. */
  landing: string | null | undefined
  /** Splits a flat folder into subcategories: names of files or folders, in order. */
  groups: { label: string; items: string[] }[]
}
