/** The site of a thread that answers programs. */
export interface QueryThreadData {
  /** Folder of the built site. */
  folder: string
  /** Path of the search API, with the base. Undefined for a site without one. */
  searchPath: string | undefined
}
