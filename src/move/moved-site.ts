/** A file or folder and its new name, relative to the site folder. */
export interface Rename {
  from: string
  to: string
}

/** Everything that gets another name when a file or folder moves. */
export interface Move extends Rename {
  /** New paths of files by old path, with translations, relative to the site folder. */
  files: ReadonlyMap<string, string>
  /** New addresses by old address, canonical, below the base URL, in all locales. */
  addresses: ReadonlyMap<string, string>
  /** Moved addresses that get a redirect. */
  redirectedAddresses: readonly string[]
  /** New IDs of pages by old ID. */
  ids: ReadonlyMap<string, string>
  /** New IDs of guide folders by old ID. Empty if a single file moves. */
  folders: ReadonlyMap<string, string>
  /** Docs version of the moved files. Undefined outside the guides. */
  version: string | undefined
}

/** The site as it is before a move. */
export interface MovedSite {
  base: string
  /** Paths of all files in `content/` and `static/`. */
  fileNames: ReadonlySet<string>
  /** Address of each page by its file. */
  pageAddresses: ReadonlyMap<string, string>
  /** Addresses of all pages. */
  addresses: ReadonlySet<string>
}

/** Returns the path of a file after a move. */
export const renameFile = (file: string, { files }: Pick<Move, 'files'>): string => files.get(file) ?? file
