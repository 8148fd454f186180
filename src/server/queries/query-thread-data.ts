/** The site of a thread that answers programs. */
export interface QueryThreadData {
  /** Folder of the built site. */
  folder: string
  /** Path of the search API, with the base. */
  searchPath: string
}
