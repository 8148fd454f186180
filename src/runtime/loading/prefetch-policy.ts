/** What the browser tells about the reader's connection. Not every browser does. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** How long in ms the pointer rests on a link that is meant. */
export const dwell = 65

/** Whether anything may be fetched on this tab's connection before it is asked for. */
export function mayPrefetch(): boolean {
  return allowsPrefetch((navigator as Navigator & { connection?: Connection }).connection)
}

/** The same for a connection. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '')
}
