/** What the browser tells about the reader's connection. Not every browser does. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be fetched before they are asked for. */
export function allowsPrefetch(connection: Connection | undefined): boolean {
  return connection?.saveData !== true && !/(?:^|-)2g$/.test(connection?.effectiveType ?? '')
}
