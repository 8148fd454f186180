import { join } from 'node:path'

/** The folder of everything that the next build of a site can use again. It may be deleted at any time. */
export const cacheFolder = (root: string): string => join(root, '.docent/cache')
