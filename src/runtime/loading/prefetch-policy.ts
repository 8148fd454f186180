/** The browser's information about the connection. Not every browser provides it. */
export interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** How long (ms) the pointer rests on a link before the link counts as intended. */
export const hoverDelay = 65

/** Whether prefetching is allowed on this tab's connection. */
export function canPrefetch(): boolean {
  return allowsPrefetch((navigator as Navigator & { connection?: NetworkInformation }).connection)
}

/** Whether prefetching is allowed on a connection. */
export function allowsPrefetch(connection: NetworkInformation | undefined): boolean {
  return connection?.saveData !== true && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '')
}
