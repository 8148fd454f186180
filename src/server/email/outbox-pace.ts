/** Times in milliseconds. */

export interface OutboxPace {
  /** How long other servers leave a claimed message alone. Longer than a mail server may take. */
  claim: number
  /** How often to look for messages of other servers. */
  idle: number
  /** Wait after the first failure. It doubles with each failure, up to an hour. */
  retry: number
  /** How often to delete expired data. */
  prune: number
}

export const defaultPace: OutboxPace = { claim: 180_000, idle: 30_000, retry: 30_000, prune: 3_600_000 }

export const maxWait = 3_600_000

export const maxAttempts = 12
