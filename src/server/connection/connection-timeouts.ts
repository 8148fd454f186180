/** Time limits of a connection in milliseconds. Each open connection uses memory. */
export interface ConnectionTimeouts {
  /** Until all headers of a request have arrived. */
  headersTimeout: number
  /** Until the whole request has arrived. */
  requestTimeout: number
  /** Between two requests. Longer than the minute that proxies keep connections, so that proxies close them first. */
  keepAliveTimeout: number
  /** Without a byte in either direction during a request. 0 means no limit. */
  idleTimeout: number
  /** How often unfinished requests are checked against the limits. */
  connectionsCheckingInterval: number
  /** Until running requests are aborted after a shutdown starts. */
  closeTimeout: number
}

/** Timeouts of a server without its own. */
export const defaultConnectionTimeouts: ConnectionTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 0,
  connectionsCheckingInterval: 2000,
  closeTimeout: 10_000,
}
