/** Name of the configuration, in the site folder. */
export const configFileName = 'docs.config.ts'

/** Returns the line of the value at a path of the configuration, or of its nearest parent that is written out. */
export type FindConfigLine = (path: readonly PropertyKey[]) => number | undefined
