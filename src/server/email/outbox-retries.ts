/** Times in milliseconds. */
export interface OutboxPace {
  /** How long a claim reserves a message for one server. It must exceed the time that a mail server may take. */
  claim: number
  /** How often to look for messages of other servers. */
  idle: number
  /** Wait after the first failure. It doubles with each failure, up to an hour. */
  retry: number
  /** How often to delete expired data. */
  prune: number
}

/** The pace of a server without its own. */
export const defaultPace: OutboxPace = { claim: 180_000, idle: 30_000, retry: 30_000, prune: 3_600_000 }

/** Maximum wait after repeated failures, in milliseconds. */
export const maxWait = 3_600_000

/** Failed attempts after which a message is dropped. */
export const maxAttempts = 12
