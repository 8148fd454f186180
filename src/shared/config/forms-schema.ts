import { z } from 'zod'
import { defaultNewsletterAction } from '../output/server/server-paths.ts'

const createActionSchema = (example: string) =>
  z
    .string()
    .regex(/^\/(?!\/)\S*$/, `must be a path of the site, for example "${example}"`)
    .default(example)

/** The form of the newsletter. `false` prints none, for sites without a Docent server. */
export const newsletterSchema = z
  .union([
    z.literal(false, 'must be `false`, or settings such as `{ action: "/_/newsletter" }`'),
    z.strictObject({
      /** Path that the form posts to. */
      action: createActionSchema(defaultNewsletterAction),
    }),
  ])
  .prefault({})

/** The question below each guide whether it was helpful. `false` prints none, for sites without a Docent server. */
export const feedbackSchema = z
  .union([
    z.literal(false),
    z.strictObject({
      /** Path that feedback is posted to. */
      action: createActionSchema('/_/feedback'),
    }),
  ])
  .prefault({})
