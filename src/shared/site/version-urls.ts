/** URLs of the shell by locale, version, and the URL that they replace. */
export type AllVersionUrls = Record<string, Record<string, Record<string, string>>>

/** Path of the file that contains them. */
export const versionUrlsPath = '/_/versions.json'
