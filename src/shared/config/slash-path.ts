import { z } from 'zod'

/** Path with a slash at both ends. */
export const slashPath = z
  .string()
  .regex(/^\/(?:[^/\s]+\/)*$/, 'must start and end with "/", for example "/docs/"')
