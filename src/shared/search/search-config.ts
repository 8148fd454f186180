import { z } from 'zod'

/** Engines put the id into names of hosts, which the Content-Security-Policy lists. */
const applicationId = z
  .string()
  .regex(
    /^[A-Za-z0-9]{4,32}$/,
    'must be the id of an application: letters and digits, for example "A1B2C3D4E5"',
  )

const searchKey = z.string().regex(/^[\w+/=.-]{4,}$/, 'must be a key that may only search: browsers get it')

const indexName = z
  .string()
  .regex(/^[\w.-]{1,200}$/, 'must be a name of letters, digits, ".", "-" and "_", for example "docs"')

const origin = z
  .string()
  .regex(
    /^https?:\/\/[^/?#\s]+$/,
    'must be an origin without a path, for example "https://search.docs.example"',
  )

const node = z
  .string()
  .regex(
    /^https?:\/\/[^/?#\s]+(?:\/[^?#\s]*[^/?#\s])?$/,
    'must be an address without a slash at its end, for example "https://search.docs.example:8108"',
  )

/** Only look in the language and version of the page that the reader is on. */
const isContextual = z.boolean().default(false)

const algoliaSchema = z.strictObject({
  kind: z.literal('algolia'),
  applicationId,
  indexName,
  searchKey,
  isContextual,
  /** Origins to ask in the place of the service's own, such as a proxy. */
  hosts: z.array(origin).min(1).optional(),
})

const typesenseSchema = z.strictObject({
  kind: z.literal('typesense'),
  /** Addresses of the cluster's nodes, tried one after the other. */
  nodes: z.array(node).min(1),
  /** Name of the alias that `docent search push` leads to the newest collection. */
  collection: indexName,
  searchKey,
  isContextual,
})

/** Who finds: files of the site itself, or a service. */
const engineSchema = z
  .union([
    z
      .literal('embedded', 'must be `embedded`, or a service such as `{ kind: "algolia", … }`')
      .transform(() => ({ kind: 'embedded' as const })),
    z.discriminatedUnion('kind', [algoliaSchema, typesenseSchema]),
  ])
  .prefault('embedded')

/** The part of the configuration about search. */
export const searchSchema = z
  .strictObject({
    /** Page that lists search results. */
    url: z
      .string()
      .regex(/^\/(?:[^/\s]+\/)*$/, 'must start and end with "/", for example "/search/"')
      .optional(),
    engine: engineSchema,
    /** Results whose whole address matches this regular expression are outside links. */
    externalUrlPattern: z
      .string()
      .refine(isPattern, 'must be a regular expression, for example "^https://blog\\\\.example/"')
      .optional(),
    /** In the path of every other result, `from` becomes `to`. */
    replacePathname: z.strictObject({ from: z.string().min(1), to: z.string() }).optional(),
    /** Where readers say that something should have been found; `{query}` is replaced by what they looked for. */
    missingResultsUrl: z
      .string()
      .regex(
        /^(?:https?:\/\/[^/\s]+|mailto:[^\s?]+@|\/(?!\/))\S*$/,
        'must be an address such as "https://issues.example/new?title={query}" or "mailto:docs@mail.example"',
      )
      .optional(),
    /** Tell the analytics service the words of queries that found nothing, too, and not only that there were some. */
    hasQueryInAnalytics: z.boolean().default(false),
  })
  .prefault({})

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}
