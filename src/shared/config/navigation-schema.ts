import { z } from 'zod'
import type { SidebarItemConfig } from '../site/sidebar-item-config.ts'

/** Page of the site (`/x/`), or an external URL. @example '/docs/' */
const linkTarget = z
  .string()
  .regex(
    /^(\/(?!\/)|https?:\/\/|mailto:)\S*$/,
    'must be a path of the site that starts with "/", or an https address',
  )

/** Side of the navbar. */
const position = z.enum(['left', 'right']).default('left')

const labeledLink = z.strictObject({
  /** Text of the link. @example 'Docs' */
  label: z.string().min(1),
  url: linkTarget,
})

/** Items of the navbar. Problems name an item's position and label. */
export const navbarItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Kind of the item. */
    kind: z.literal('link'),
    /** Text of the item. @example 'Guides' */
    label: z.string().min(1),
    url: linkTarget,
    position,
    /** Whether to show it as a button, for the most important action. */
    isButton: z.boolean().default(false),
    /** Additional path below which the item is marked as current, besides its own. @example '/docs/compute/' */
    activeBase: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('dropdown'),
    label: z.string().min(1),
    /** Links of the menu. */
    items: z.array(labeledLink).min(1),
    position,
  }),
  z.strictObject({ kind: z.literal('search'), position }),
  z.strictObject({ kind: z.literal('locales'), position }),
  /** Shown on sites with several docs versions. */
  z.strictObject({ kind: z.literal('versions'), position }),
])

/** Pages that the search dialog offers. */
export const popularPagesSchema = z
  .array(
    z.strictObject({
      /** Text of the link. @example 'Create a node' */
      label: z.string().min(1),
      url: linkTarget,
      /** ID of a symbol in `brand.icons`. @example 'nodes' */
      icon: z.string().optional(),
    }),
  )
  .max(6)
  .default([])

const linkGroup = z.strictObject({
  /** Heading of the group. @example 'Help' */
  title: z.string().min(1),
  /** Links of the group. */
  items: z.array(labeledLink),
})

export const footerSchema = z.strictObject({
  /** Groups of links. */
  groups: z.array(linkGroup).default([]),
  /** Footer of the home page. Default: the main footer. */
  home: z
    .strictObject({
      /** Groups of links. */
      groups: z.array(linkGroup).default([]),
      /** Links of the last row, such as terms and privacy. */
      legal: z.array(labeledLink).default([]),
    })
    .optional(),
  /** Accounts on social networks, with an icon each. */
  social: z
    .array(
      z.strictObject({
        /** Network. */
        name: z.enum(['facebook', 'linkedin', 'x', 'youtube', 'instagram', 'github']),
        /** Address of the account. @example 'https://github.example/cloud' */
        url: z.url(),
      }),
    )
    .default([]),
})

/** APIs that the bar below the navbar switches between. */
export const apisSchema = z
  .array(
    z.strictObject({
      /** ID of the API, for components. @example 'compute' */
      id: z.string().regex(/^[a-z][\w-]*$/, 'must be a word in lower case'),
      /** Name of the API. @example 'Compute API' */
      label: z.string().min(1),
      /** Path of the pages. @example '/api/compute/' */
      url: z.string().regex(/^\/(?:[^/\s]+\/)+$/, 'must start and end with "/", for example "/api/compute/"'),
      /** Page with its release notes. @example '/release-notes/' */
      releaseNotes: linkTarget,
      /** Page with the state of the service, for the API catalog. @example 'https://status.cloud.example' */
      status: z.url().optional(),
      /**
       * OpenAPI document of the pages at `url`: a YAML or JSON file in the site folder.
       * @example 'content/api/compute/openapi.yaml'
       */
      document: z
        .string()
        .regex(
          /\.(?:ya?ml|json)$/,
          'must be a YAML or JSON file, for example "content/api/compute/openapi.yaml"',
        )
        .optional(),
      /**
       * OpenAPI Overlays that change the document before anything else reads it, in this order: YAML or JSON files in
       * the site folder.
       * @example ['content/api/compute/overlay.yaml']
       */
      overlays: z
        .array(
          z.string().regex(/\.(?:ya?ml|json)$/, 'must be a YAML or JSON file, for example "overlay.yaml"'),
        )
        .default([]),
      /**
       * Whether mistakes in the document that still leave readers a page fail the build: examples that don't match their
       * schema, links that lead nowhere, malformed fields.
       */
      problems: z.enum(['warn', 'fail']).default('warn'),
    }),
  )
  .superRefine((apis, context) => {
    for (const [index, api] of apis.entries()) {
      for (const key of ['id', 'url'] as const) {
        const isTaken = apis.slice(0, index).some((other) => other[key] === api[key])
        if (isTaken)
          context.addIssue({ code: 'custom', path: [index, key], message: 'must be of one API only' })
      }
    }
  })
  .default([])

export const sidebarItemSchema: z.ZodType<SidebarItemConfig, SidebarItemConfig> = z.lazy(() =>
  z.union([
    z.string().min(1),
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('folder'), folder: z.string(), isFlat: z.boolean().optional() }),
      z.strictObject({ kind: z.literal('link'), label: z.string().min(1), href: linkTarget }),
      z.strictObject({
        kind: z.literal('category'),
        label: z.string().min(1),
        description: z.string().min(1).optional(),
        icon: z.string().optional(),
        landing: z.string().optional(),
        items: z.array(sidebarItemSchema),
      }),
    ]),
  ]),
)
