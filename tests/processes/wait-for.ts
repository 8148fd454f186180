import { setTimeout as delay } from 'node:timers/promises'

/** How often is looked, and for how long, in ms. */
export interface WaitLimits {
  every: number
  longest: number
}

/** Polls until there is a value. Returns undefined after the time limit. */
export async function waitFor<T>(
  look: () => T | undefined | Promise<T | undefined>,
  { every, longest }: WaitLimits,
): Promise<T | undefined> {
  for (const end = performance.now() + longest; performance.now() < end; await delay(every)) {
    const found = await look()
    if (found !== undefined) return found
  }
  return undefined
}
