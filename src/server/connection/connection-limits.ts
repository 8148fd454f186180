/** Limits of a connection, in milliseconds except for the last. Each open connection uses memory. */
export interface ConnectionLimits {
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
  /** Bytes of all headers of a request, including its first line. */
  maxHeaderSize: number
}

/** Limits of a server without its own. */
export const defaultConnectionLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 0,
  connectionsCheckingInterval: 2000,
  closeTimeout: 10_000,
  maxHeaderSize: 32 * 1024,
}
