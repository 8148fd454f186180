import { z } from 'zod'
import { searchSchema } from '../search/search-config.ts'
import { checkLocales, checkVersions } from './config-checks.ts'
import { contentPolicySchema } from './content-policy.ts'
import { feedbackSchema, newsletterSchema } from './forms-schema.ts'
import { mcpSchema } from './mcp-schema.ts'
import { apisSchema, footerSchema, navbarItemSchema, sidebarItemSchema } from './navigation-schema.ts'
import { offlineSchema } from './offline-schema.ts'
import { headSchema, scriptsSchema } from './theme/head-schema.ts'
import { themeSchema } from './theme/theme-schema.ts'
import { socialImageColors } from './theme-defaults.ts'

const slashPath = z.string().regex(/^\/(?:[^/\s]+\/)*$/, 'must start and end with "/", for example "/docs/"')

const siteOrigin = z
  .string()
  .regex(/^https?:\/\/[^/\s]+$/, 'must be an origin without a path, for example "https://docs.example"')

const storageId = z.string().regex(/^[\w.-]+$/, 'may only have letters, digits, ".", "_", and "-"')

const brokenLinkLevel = z.enum(['fail', 'warn', 'ignore'])

/**
 * Path that a form posts to. It must be on the site itself, because the Content-Security-Policy blocks other origins.
 */
const logoSchema = z.strictObject({
  src: z.string().startsWith('/', 'must be a path below the static folder, for example "/img/logo.svg"'),
  srcDark: z.string().startsWith('/').optional(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})

const brandSchema = z.strictObject({
  /** The provider's name: `{{brand.name}}`. */
  name: z.string().min(1),
  /** Legal name of the company, for the copyright line. */
  legalName: z.string().min(1),
  /** Company registration number, for the last row of the footer. */
  registrationNumber: z.string().optional(),
  logo: logoSchema.optional(),
  /** Favicon: a path in the static folder. */
  favicon: z.string().startsWith('/').optional(),
  /** Icons of topics and products: an SVG file in the static folder, with a `<symbol>` for each name. */
  icons: z.string().startsWith('/').optional(),
  /** Additional values for `{{brand.…}}`, such as the name of the command-line tool. */
  words: z.record(z.string(), z.string()).default({}),
})

const areaSchema = z.strictObject({
  id: z.string().regex(/^[a-z][\w-]*$/, 'must be a word in lower case'),
  label: z.string().min(1),
  /** Page that the area's name links to in breadcrumbs and navigation. */
  url: slashPath,
  /** Folder below `content/docs/` with the area's pages. */
  folder: z.string(),
  /** Name of the area's sidebar in `sidebars`. */
  sidebar: z.string(),
})

const docsSchema = z.strictObject({
  /** Path that the guides are served at. */
  routeBase: slashPath.default('/docs/'),
  /** ID of the page that `routeBase` itself redirects to, for example `start/index`. */
  landing: z.string().optional(),
  /** Link to edit a page. `{path}` is replaced by the file's path in the repository. */
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

/** Docs version. */
const versionSchema = z.strictObject({
  /** `current` is `content/docs/`. Any other name is `content/versions/<name>/docs/`. */
  name: z
    .string()
    .min(1)
    .regex(/^[\w.-]*$/, 'may only have letters, digits, ".", "_", and "-"'),
  label: z.string().min(1),
  isLast: z.boolean(),
  /** Path of the version below the base URL, for example `/docs/`. */
  path: slashPath,
  /** ID of the version's landing page. */
  mainDocId: z.string().optional(),
  /** Sidebars of the version. Default: the site's sidebars. */
  sidebars: z.record(z.string(), z.array(sidebarItemSchema)).optional(),
  banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
})

const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language tag, for example "en" or "ar-EG"')

/** Locale. */
const localeSchema = z.strictObject({
  id: languageTag,
  label: z.string().min(1),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  htmlLang: languageTag.optional(),
  calendar: z.string().default('gregory'),
  /** Path of the locale below the base URL: `/` for the first one, `/<id>/` for the others. */
  path: slashPath.optional(),
})

const announcementSchema = z.strictObject({
  /** A new ID shows the bar again to readers who closed it. */
  id: storageId,
  /** Text of the bar. Markdown links are allowed. */
  text: z.string().min(1),
  isCloseable: z.boolean().default(true),
})

const blogSchema = z.strictObject({
  title: z.string().min(1).default('Blog'),
  description: z.string().default(''),
  /** Path that the posts are served at. */
  routeBase: slashPath.default('/blog/'),
  postsPerPage: z.int().positive().default(10),
})

const analyticsSchema = z.strictObject({
  trackingId: z.string().min(1),
  anonymizeIp: z.boolean().default(false),
  endpoint: z.url().default('https://www.google-analytics.com/g/collect'),
})

/** Chat service that can read a page. */
const assistantSchema = z.strictObject({
  label: z.string().min(1),
  /** URL that opens the service. `{prompt}` is replaced by a question about the page. */
  url: z
    .string()
    .regex(
      /^https:\/\/[^/\s]+\/\S*\{prompt\}\S*$/,
      'must be an address with {prompt}, such as "https://assistant.example/new?q={prompt}"',
    ),
})

const hexColor = z.string().regex(/^#[\da-f]{6}$/i, 'must be a color such as "#0f1629"')

const socialImagesSchema = z.strictObject({
  /** Colors. The dark variant of the logo is drawn on the background. */
  background: hexColor.default(socialImageColors.background),
  text: hexColor.default(socialImageColors.text),
  accent: hexColor.default(socialImageColors.accent),
  /**
   * Fonts (TTF, OTF, WOFF, or WOFF2), relative to the site folder, for characters that the engine's own font (Inter: Latin,
   * Greek, and Cyrillic) doesn't have.
   */
  fonts: z.array(z.string().min(1)).default([]),
})

/** Configuration of a site. Editors show the doc comments. */
export const configSchema = z.strictObject({
  /** Name of the site, after the page title and in the header. */
  title: z.string().min(1),
  /** Separator between page title and site title. */
  titleDelimiter: z.string().default('|'),
  /** Origin that the site is published at. */
  url: siteOrigin,
  /** Path that the site is served at. */
  base: slashPath.default('/'),
  /**
   * Description of the site in one sentence, for search engines on pages without their own, and at the top of
   * `llms.txt`.
   */
  description: z.string().default(''),
  brand: brandSchema,
  /** Hosts and external links for `{{hosts.…}}`. */
  hosts: z.record(z.string(), z.string()).default({}),
  docs: docsSchema.prefault({}),
  areas: z.array(areaSchema).default([]),
  /** Sidebars by name. A missing one is created from the folders. */
  sidebars: z.record(z.string(), z.array(sidebarItemSchema)).default({}),
  sidebar: z
    .strictObject({ isHideable: z.boolean().default(true), isAutoCollapsed: z.boolean().default(true) })
    .prefault({}),
  navbar: z
    .strictObject({ hideOnScroll: z.boolean().default(false), items: z.array(navbarItemSchema).default([]) })
    .prefault({}),
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
  announcement: announcementSchema.optional(),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light'),
      isSwitchEnabled: z.boolean().default(true),
      respectsSystem: z.boolean().default(false),
    })
    .prefault({}),
  versions: z
    .array(versionSchema)
    .min(1)
    .superRefine(checkVersions)
    .default([{ name: 'current', label: 'Next', isLast: true, path: '/docs/', banner: 'none' }]),
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
  analytics: analyticsSchema.optional(),
})

/** Configuration as written, before defaults. */
export type UserConfig = z.input<typeof configSchema>
/** Configuration as the engine uses it: every default is filled in. */
export type DocsConfig = z.output<typeof configSchema>
