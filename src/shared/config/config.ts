import { z } from 'zod'
import { searchSchema } from '../search/search-schema.ts'
import { areaSchema, brandSchema } from './brand-schema.ts'
import { checkLocales, checkVersions } from './check-versions-and-locales.ts'
import { contentPolicySchema } from './content-policy.ts'
import { feedbackSchema, newsletterSchema } from './forms-schema.ts'
import { mcpSchema } from './mcp-schema.ts'
import { apisSchema, footerSchema, navbarItemSchema, sidebarItemSchema } from './navigation-schema.ts'
import { offlineSchema } from './offline-schema.ts'
import { slashPath } from './slash-path.ts'
import { headSchema, scriptsSchema } from './theme/head-schema.ts'
import { themeSchema } from './theme/theme-schema.ts'
import { localeSchema, versionSchema } from './versions-schema.ts'

const siteOrigin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'must be an origin without a path, for example "https://docs.example"')

const storageId = z.string().regex(/^[\w.-]+$/, 'may only have letters, digits, ".", "_", and "-"')

const brokenLinkLevel = z.enum(['fail', 'warn', 'ignore'])

const docsSchema = z.strictObject({
  /** Path that the guides are served at. */
  routeBase: slashPath.default('/docs/'),
  /** ID of the page that `routeBase` itself redirects to. @example 'start/index' */
  landing: z.string().optional(),
  /**
   * Link to edit a page. `{path}` is replaced by the file's path in the repository.
   * @example 'https://git.cloud.example/docs/edit/main/{path}'
   */
  editUrl: z.string().includes('{path}', 'must contain {path}').optional(),
  /** Whether to show the day of a page's last commit. */
  lastUpdated: z.boolean().default(true),
  /** How a link to a missing page is reported. */
  brokenLinks: brokenLinkLevel.default('fail'),
  /** How a link to a missing file is reported. */
  brokenMarkdownLinks: brokenLinkLevel.default('fail'),
  /** How a link to a missing heading is reported. */
  brokenAnchors: brokenLinkLevel.default('fail'),
  /** Whether MDX pages can use `{{brand.…}}`, `{{hosts.…}}`, and `{{catalog.…}}`. */
  variables: z.boolean().default(true),
})

const announcementSchema = z.strictObject({
  /** A new ID shows the bar again to readers who closed it. @example 'maintenance-2026-12' */
  id: storageId,
  /**
   * Text of the bar. Markdown links are allowed.
   * @example 'Maintenance on [Sunday](https://status.cloud.example).'
   */
  text: z.string().min(1),
  /** Whether readers can close the bar. */
  isCloseable: z.boolean().default(true),
})

const blogSchema = z.strictObject({
  /** Title of the list of posts. */
  title: z.string().min(1).default('Blog'),
  /** One sentence about the blog. @example 'News from the engineers.' */
  description: z.string().default(''),
  /** Path that the posts are served at. */
  routeBase: slashPath.default('/blog/'),
  /** Number of posts on each page of a list. */
  postsPerPage: z.int().positive().default(10),
})

const analyticsSchema = z.strictObject({
  /** ID of the property that gets the measurements. @example 'G-A1B2C3D4E5' */
  trackingId: z.string().min(1),
  /** Whether the service shortens addresses of readers. */
  anonymizeIp: z.boolean().default(false),
  /** URL that measurements are sent to. */
  endpoint: z.url().default('https://www.google-analytics.com/g/collect'),
})

/** Chat service that can read a page. */
const assistantSchema = z.strictObject({
  /** Name of the service. @example 'Helper' */
  label: z.string().min(1),
  /**
   * URL that opens the service. `{prompt}` is replaced by a question about the page.
   * @example 'https://helper.example/new?q={prompt}'
   */
  url: z
    .string()
    .regex(
      /^https:\/\/[^/\s]+\/\S*\{prompt\}\S*$/,
      'must be an address with {prompt}, such as "https://assistant.example/new?q={prompt}"',
    ),
})

const hexColor = z.string().regex(/^#[\da-f]{6}$/i, 'must be a color such as "#0f1629"')

/** Default colors: the heading color of the light mode as background, with the colors of the dark mode. */
const socialImagesSchema = z.strictObject({
  /** Color behind the title and the dark variant of the logo. */
  background: hexColor.default('#0f1629'),
  /** Color of the title. */
  text: hexColor.default('#f2f5fa'),
  /** Color of lines and icons. */
  accent: hexColor.default('#a5adff'),
  /**
   * Fonts (TTF, OTF, WOFF, or WOFF2), relative to the site folder, for characters that the engine's own font (Inter:
   * Latin, Greek, and Cyrillic) doesn't have.
   * @example []
   */
  fonts: z.array(z.string().min(1)).default([]),
})

/** Configuration of a site. Editors show the doc comments. */
export const configSchema = z.strictObject({
  /** Name of the site, after the page title and in the header. @example 'Cloud Docs' */
  title: z.string().min(1),
  /** Separator between page title and site title. */
  titleDelimiter: z.string().default('|'),
  /** Origin that the site is published at. @example 'https://docs.cloud.example' */
  url: siteOrigin,
  /** Path that the site is served at. */
  base: slashPath.default('/'),
  /**
   * Description of the site in one sentence, for search engines on pages without their own, and at the top of
   * `llms.txt`.
   * @example 'Guides to compute and storage.'
   */
  description: z.string().default(''),
  /** Name, logo, and icons of the provider. */
  brand: brandSchema,
  /** Hosts and external links for `{{hosts.…}}`. @example { console: 'https://console.cloud.example' } */
  hosts: z.record(z.string(), z.string()).default({}),
  /** Guides: their path, links, and variables. */
  docs: docsSchema.prefault({}),
  /** Parts of the site that readers know. Questions, release notes, and search have the same areas. */
  areas: z.array(areaSchema).default([]),
  /**
   * Sidebars by name. A missing one is created from the folders.
   * @example { compute: ['compute/index', { kind: 'folder', folder: 'compute/nodes' }] }
   */
  sidebars: z.record(z.string(), z.array(sidebarItemSchema)).default({}),
  /** Behavior of the sidebar. */
  sidebar: z
    .strictObject({
      /** Whether readers can hide it. */
      isHideable: z.boolean().default(true),
      /** Whether a category closes when another one opens. */
      isAutoCollapsed: z.boolean().default(true),
    })
    .prefault({}),
  /** Bar at the top of each page. */
  navbar: z
    .strictObject({
      /** Whether it hides while readers scroll down. */
      hideOnScroll: z.boolean().default(false),
      /** Items in their order. */
      items: z.array(navbarItemSchema).default([]),
    })
    .prefault({}),
  /** Links at the end of each page. */
  footer: footerSchema.prefault({}),
  apis: apisSchema,
  newsletter: newsletterSchema,
  /** Chat services that the menu of each page offers. */
  assistants: z.array(assistantSchema).default([]),
  /**
   * Images that other sites show in links to pages without their own `image`, drawn by the build: `{}` for the default
   * look. `false` draws none.
   */
  socialImages: z.union([z.literal(false), socialImagesSchema]).default(false),
  feedback: feedbackSchema,
  offline: offlineSchema,
  /** Whether to write files for language models: `llms.txt`, the full text of each area, and a skill for agents. */
  llms: z.boolean().default(true),
  /**
   * Whether each text is also written in Brotli and gzip, for `docent serve`, nginx, and Caddy. `false` for a host that compresses
   * what it sends: the site has a third of the files, and a build compresses nothing.
   */
  precompressed: z.boolean().default(true),
  /** Bar above the navbar. */
  announcement: announcementSchema.optional(),
  /** Light and dark mode. */
  colorMode: z
    .strictObject({
      /** Mode of readers who have chosen none. */
      defaultMode: z.enum(['light', 'dark']).default('light'),
      /** Whether readers can choose a mode. */
      isSwitchEnabled: z.boolean().default(true),
      /** Whether readers who have chosen none get the mode of their system. */
      respectsSystem: z.boolean().default(false),
    })
    .prefault({}),
  /** Versions of the guides. */
  versions: z
    .array(versionSchema)
    .min(1)
    .superRefine(checkVersions)
    .default([
      { name: 'current', label: 'Next', isLast: true, path: '/docs/', banner: 'none', isSeparate: false },
    ]),
  /** Languages. The first one is the default. */
  locales: z
    .array(localeSchema)
    .min(1)
    .superRefine(checkLocales)
    .default([{ id: 'en', label: 'English', direction: 'ltr', calendar: 'gregory' }]),
  search: searchSchema,
  mcp: mcpSchema,
  /**
   * Whether pages of other sites may read what programs read: Markdown, feeds, API documents, search results. `false` for a
   * site that only some networks reach.
   */
  allowsOtherOrigins: z.boolean().default(true),
  contentPolicy: contentPolicySchema,
  theme: themeSchema,
  head: headSchema,
  scripts: scriptsSchema,
  /** Blog in `content/blog/`, with its lists and feeds. */
  blog: blogSchema.optional(),
  /** Google Analytics. Without it, nothing is measured. */
  analytics: analyticsSchema.optional(),
})

/** Configuration as written, before defaults. */
export type UserConfig = z.input<typeof configSchema>
/** Configuration as the engine uses it: every default is filled in. */
export type DocsConfig = z.output<typeof configSchema>
