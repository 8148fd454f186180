import { z } from 'zod'

const attributesSchema = z.record(
  z.string().regex(/^(?!on)[a-z][a-z-]*$/, 'must be the name of an attribute that runs no script'),
  z.union([z.string(), z.literal(true)]),
)

/** Elements to add to the head of every page. */
export const headSchema = z
  .array(
    z.strictObject({
      /** Name of the element. */
      tag: z.enum(['meta', 'link']),
      /** Attributes of the element. @example { name: 'author', content: 'Cloud Limited' } */
      attributes: attributesSchema,
    }),
  )
  .default([])

/** Scripts to load on every page. Inline scripts don't work with the Content-Security-Policy. */
export const scriptsSchema = z
  .array(
    z.strictObject({
      /** A path in the static folder, or an address whose origin is in `contentPolicy.scripts`. @example '/js/site.js' */
      src: z
        .string()
        .regex(/^(?:\/(?!\/)|https:\/\/)\S+$/, 'must be a path or an https address, such as "/js/site.js"'),
      /** Whether it's a module. */
      isModule: z.boolean().default(false),
      /** Additional attributes, such as `data-` attributes that the script reads. @example { 'data-site': 'docs' } */
      attributes: attributesSchema.default({}),
    }),
  )
  .default([])

export type HeadElement = z.output<typeof headSchema>[number]
export type SiteScript = z.output<typeof scriptsSchema>[number]
