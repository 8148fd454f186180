/** URLs of the shell by locale, version, and the URL that they replace. */
export type AllVersionEntries = Record<string, Record<string, Record<string, string>>>

/** Path of the file that contains them. */
export const versionEntriesPath = '/_/versions.json'
