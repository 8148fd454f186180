/** Folders of a machine whose files are in a snapshot. */
export interface SnapshotFolders {
  /** Output folder. */
  out: string
  cache: string
  /** Start of the paths of files in the cache that belong to this output folder. Contains its path on this machine. */
  outputFiles: string
}

/** The cache that the machines of a team share. Its failures are reported, and fail no build. */
export interface SharedCache {
  /** Restores the last shared build on a machine without its own. */
  restore(): Promise<void>
  /** Shares this build. */
  save(): Promise<void>
}
