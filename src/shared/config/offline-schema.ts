import { z } from 'zod'

/**
 * Offline reading of visited and saved pages: `{}` for the default limits. With `false`, browsers remove what they stored
 * before.
 */
export const offlineSchema = z
  .union([
    z.literal(false, 'must be `false`, or settings such as `{ maxPages: 60 }`'),
    z.strictObject({
      /** Number of visited pages that a browser stores. Saved pages don't count. */
      maxPages: z.int().positive().default(60),
      /** Size of visited pages with their images. */
      maxMegabytes: z.int().positive().default(40),
    }),
  ])
  .default(false)
