import { join } from 'node:path'

/** Returns the folder for everything that the next build of a site can reuse. It can be deleted at any time. */
export const getCacheFolder = (root: string): string => join(root, '.docent/cache')
