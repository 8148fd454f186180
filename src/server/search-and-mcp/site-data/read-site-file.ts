import { createFileFinder } from '../../file-finder.ts'

/** A file of a built site. */
export interface SiteFile {
  bytes: Uint8Array
  /** Differs between versions of the file. */
  etag: string
}

/** Reads a file by its path below the base. Throws only if the site can't be reached. */
export type ReadSiteFile = (path: string) => Promise<SiteFile | undefined>

/** The files of a site can't be read now. */
export class SiteUnreachableError extends Error {
  constructor(url: string, cause?: unknown) {
    super(`${url} can't be read.`, { cause })
    this.name = 'SiteUnreachableError'
  }
}

const megabyte = 2 ** 20

/** How long (ms) a file is used without checking it again. */
const freshFor = 1000

/** Creates a reader of a built site in a folder. It notices when a build replaces files. */
export function createFolderReader(folder: string): ReadSiteFile {
  const findFile = createFileFinder(folder, { freshFor, capacity: 8 * megabyte })
  return (path) => findFile(path, [])
}
