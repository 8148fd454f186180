/** Addresses of the shell by language, version, and the address that they replace. */
export type AllVersionEntries = Record<string, Record<string, Record<string, string>>>

/** Site path of the file that holds them. */
export const versionEntriesPath = '/_/versions.json'
