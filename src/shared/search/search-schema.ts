import { z } from 'zod'
import { popularPagesSchema } from '../config/navigation-schema.ts'

/** ID of the application. It's part of host names, which the Content-Security-Policy lists. @example 'A1B2C3D4E5' */
const applicationId = z
  .string()
  .regex(
    /^[A-Za-z0-9]{4,32}$/,
    'must be the id of an application: letters and digits, for example "A1B2C3D4E5"',
  )

/** Search-only key, which is public. @example '0123456789abcdef' */
const searchKey = z.string().regex(/^[\w+/=.-]{4,}$/, 'must be a search-only key, because it is public')

/** Name of the index. @example 'docs' */
const indexName = z
  .string()
  .regex(/^[\w.-]{1,200}$/, 'must be a name of letters, digits, ".", "-" and "_", for example "docs"')

const origin = z
  .string()
  .regex(
    /^https?:\/\/[^/?#\s]+$/,
    'must be an origin without a path, for example "https://search.docs.example"',
  )

const nodeUrl = z
  .string()
  .regex(
    /^https?:\/\/[^/?#\s]+(?:\/[^?#\s]*[^/?#\s])?$/,
    'must be a URL without a trailing slash, for example "https://search.docs.example:8108"',
  )

/** Limits results to the locale and version of the reader's page. */
const isContextual = z.boolean().default(false)

const algoliaSchema = z.strictObject({
  /** Service. */
  kind: z.literal('algolia'),
  applicationId,
  indexName,
  searchKey,
  isContextual,
  /** Origins to use instead of the service's own, such as a proxy. @example ['https://search-proxy.docs.example'] */
  hosts: z.array(origin).min(1).optional(),
})

const typesenseSchema = z.strictObject({
  kind: z.literal('typesense'),
  /** URLs of the cluster's nodes, tried in order. @example ['https://search.docs.example:8108'] */
  nodes: z.array(nodeUrl).min(1),
  /** Alias that `docent search push` switches to the newest collection. @example 'docs' */
  collection: indexName,
  searchKey,
  isContextual,
})

/** Search engine: files of the site itself, or a service. */
const engineSchema = z
  .union([
    z
      .literal('embedded', 'must be `embedded`, or a service such as `{ kind: "algolia", … }`')
      .transform(() => ({ kind: 'embedded' as const })),
    z.discriminatedUnion('kind', [algoliaSchema, typesenseSchema]),
  ])
  .prefault('embedded')

/** Configuration of search. */
export const searchSchema = z
  .strictObject({
    /** Path of the search page. @example '/search/' */
    url: z
      .string()
      .regex(/^\/(?:[^/\s]+\/)*$/, 'must start and end with "/", for example "/search/"')
      .optional(),
    engine: engineSchema,
    /** Pages that the dialog offers before a reader types, such as the tasks that most readers come for. */
    popular: popularPagesSchema,
    /** Whether `docent serve` answers searches of programs at `/_/search.json`. */
    hasApi: z.boolean().default(true),
    /**
     * Results whose whole URL matches this regular expression are external links.
     * @example '^https://blog\\\\.example/'
     */
    externalUrlPattern: z
      .string()
      .refine(isRegularExpression, 'must be a regular expression, for example "^https://blog\\\\.example/"')
      .optional(),
    /** Replacement in the path of every other result. */
    replacePathname: z
      .strictObject({
        /** Part of the path. @example '/next/' */
        from: z.string().min(1),
        /** Its replacement. @example '/' */
        to: z.string(),
      })
      .optional(),
    /**
     * URL where readers can report missing results. `{query}` is replaced by the query.
     * @example 'https://issues.example/new?title={query}'
     */
    missingResultsUrl: z
      .string()
      .regex(
        /^(?:https?:\/\/[^/\s]+|mailto:[^\s?]+@|\/(?!\/))\S*$/,
        'must be an address such as "https://issues.example/new?title={query}" or "mailto:docs@mail.example"',
      )
      .optional(),
    /** Whether to send the words of queries without results to the analytics service, not only their number. */
    hasQueryInAnalytics: z.boolean().default(false),
  })
  .prefault({})

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp
  } catch {
    return false
  }
}
