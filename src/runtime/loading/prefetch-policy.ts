/** The browser's information about the connection. Not every browser provides it. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** How long (ms) the pointer rests on a link before the link counts as intended. */
export const dwell = 65

/** Whether prefetching is allowed on this tab's connection. */
export function mayPrefetch(): boolean {
  return allowsPrefetch((navigator as Navigator & { connection?: Connection }).connection)
}

/** Whether prefetching is allowed on a connection. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '')
}
