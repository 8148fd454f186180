import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { configSchema, type UserConfig } from '../../../shared/config/config.ts'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { asText } from '../read/as-values.ts'
import { convertAnnouncement } from './convert-announcement.ts'
import { convertEditUrl } from './convert-edit-url.ts'
import { convertFooter } from './convert-footer.ts'
import { convertNavbar } from './convert-navbar.ts'
import type { SettingsContext } from './settings-context.ts'
import { convertTheme } from './styles/convert-theme.ts'

/** Path of the search page that the import adds. */
export const searchPath = '/search/'

/** Converts the configuration of a site. */
export function convertConfig(context: SettingsContext): UserConfig {
  const { site } = context
  const { config, themeConfig } = site
  const title = asText(config.title) ?? 'Docs'
  return removeEmpty({
    title,
    titleDelimiter: asText(config.titleDelimiter),
    url: asText(config.url)?.replace(/\/+$/, '') ?? 'https://docs.example',
    base: site.base,
    description: asText(config.tagline) ?? '',
    brand: convertBrand(title, context),
    docs: convertDocs(context),
    ...convertVersions(context),
    sidebar: convertSidebarSettings(themeConfig),
    navbar: {
      hideOnScroll: toObject(themeConfig.navbar).hideOnScroll === true,
      items: convertNavbar(context),
    },
    footer: convertFooter(context),
    newsletter: false,
    feedback: false,
    announcement: convertAnnouncement(toObject(themeConfig.announcementBar), context),
    colorMode: convertColorMode(toObject(themeConfig.colorMode)),
    locales: site.locales.length === 1 && site.locales[0]?.id === 'en' ? undefined : convertLocales(context),
    search: { url: searchPath, engine: convertSearchEngine(context) },
    blog: convertBlog(context),
    analytics: convertAnalytics(context),
    theme: convertTheme(context),
  }) as UserConfig
}

/** Leaves out what has no value. */
function removeEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

function convertBrand(title: string, context: SettingsContext): unknown {
  const { site, report } = context
  const { logo, title: name } = toObject(site.themeConfig.navbar)
  const organization = asText(site.config.organizationName)
  const favicon = toStaticPath(asText(site.config.favicon))
  const hasFavicon = favicon !== undefined && findStatic(favicon, context) !== undefined
  if (favicon !== undefined && !hasFavicon)
    report.add('setting', `The favicon \`${favicon}\` isn't in the static folder.`, site.configFile)
  return removeEmpty({
    name: asText(name) ?? title,
    legalName: readCopyright(site.themeConfig) ?? organization ?? title,
    logo: isObject(logo)
      ? convertLogo(logo, { title, hasName: asText(name) !== undefined }, context)
      : undefined,
    favicon: hasFavicon ? favicon : undefined,
  })
}

/** Returns the owner named by the copyright line. The theme prints the sign and the year itself. */
function readCopyright(themeConfig: UnknownObject): string | undefined {
  const text = asText(toObject(themeConfig.footer).copyright)
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/copyright|©|&copy;|\(c\)|\b\d{4}\s*[-–—]?\s*(?:\d{4}|present)?/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.-]+|\s*(?:All rights reserved|Built with Docusaurus)\b.*$|[\s,.]+$/gi, '')
  return text === '' ? undefined : text
}

const toStaticPath = (path: string | undefined): string | undefined =>
  path === undefined || /^(?:https?:|data:|\/\/)/.test(path) ? undefined : `/${path.replace(/^\/+/, '')}`

function findStatic(path: string, { site }: SettingsContext): string | undefined {
  return site.staticFolders.map((folder) => join(folder, path)).find((file) => existsSync(file))
}

function convertLogo(
  logo: UnknownObject,
  { title, hasName }: { title: string; hasName: boolean },
  context: SettingsContext,
): unknown {
  const src = toStaticPath(asText(logo.src))
  const file = src === undefined ? undefined : findStatic(src, context)
  if (src === undefined || file === undefined) {
    context.report.add(
      'setting',
      `The logo \`${asText(logo.src) ?? ''}\` isn't in the static folder.`,
      context.site.configFile,
    )
    return undefined
  }
  const dark = toStaticPath(asText(logo.srcDark))
  const { width, height } = readImageSize(file)
  const scale = 32 / height
  return removeEmpty({
    src,
    srcDark: dark !== undefined && findStatic(dark, context) !== undefined ? dark : undefined,
    // Empty beside the name, which the navbar prints then.
    alt: hasName ? '' : (asText(logo.alt) ?? title),
    width: Math.max(1, Math.round(width * scale)),
    height: 32,
  })
}

function readImageSize(file: string): { width: number; height: number } {
  try {
    return imageSize(readFileSync(file))
  } catch {
    return { width: 32, height: 32 }
  }
}

function convertDocs({ site, guides }: SettingsContext): unknown {
  const [main] = guides.versions.filter(
    ({ instance, version }) => guides.isMain(instance.id) && version.isLast,
  )
  const { onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks } = site.config
  return removeEmpty({
    routeBase: main?.version.path,
    editUrl: main === undefined ? undefined : convertEditUrl(main, site),
    lastUpdated: main?.instance.options.showLastUpdateTime === true,
    brokenLinks: toLevel(onBrokenLinks),
    brokenMarkdownLinks: toLevel(
      onBrokenMarkdownLinks ?? toObject(toObject(site.config.markdown).hooks).onBrokenMarkdownLinks,
    ),
    brokenAnchors: toLevel(onBrokenAnchors),
    variables: false,
  })
}

/** Dead links are warnings in the new site, because a finished import must build. */
const toLevel = (value: unknown): 'warn' | 'ignore' => (value === 'ignore' ? 'ignore' : 'warn')

function convertVersions({ guides }: SettingsContext): Record<string, unknown> {
  const { versions } = guides
  const [only] = versions
  if (only === undefined) return {}
  if (versions.length <= 1 && only.name === 'current') return { sidebars: only.sidebars }
  return {
    versions: versions.map(({ instance, version, name, sidebars }) =>
      removeEmpty({
        name,
        label: version.name === 'current' && !guides.isMain(instance.id) ? instance.id : version.label,
        isLast: guides.isMain(instance.id) && version.isLast,
        isSeparate: guides.isMain(instance.id) ? undefined : true,
        path: version.path,
        banner: version.banner,
        sidebars,
      }),
    ),
  }
}

const convertSidebarSettings = (themeConfig: UnknownObject): unknown => {
  const { hideable, autoCollapseCategories } = toObject(toObject(themeConfig.docs).sidebar)
  return { isHideable: hideable === true, isAutoCollapsed: autoCollapseCategories === true }
}

const convertColorMode = ({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme,
}: UnknownObject): unknown => ({
  defaultMode: defaultMode === 'dark' ? 'dark' : 'light',
  isSwitchEnabled: disableSwitch !== true,
  respectsSystem: respectPrefersColorScheme === true,
})

const convertLocales = ({ site }: SettingsContext): unknown =>
  site.locales.map(({ id, label, direction, htmlLang, isDefault }) => {
    const isTag = (text: string): boolean => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(text)
    return removeEmpty({
      id,
      label,
      direction,
      htmlLang: htmlLang !== undefined && isTag(htmlLang) && htmlLang !== id ? htmlLang : undefined,
      path: isDefault ? undefined : `/${id}/`,
    })
  })

function convertSearchEngine({ site }: SettingsContext): unknown {
  const { appId, apiKey, indexName, contextualSearch } = toObject(site.themeConfig.algolia)
  const engine = {
    kind: 'algolia',
    applicationId: asText(appId),
    indexName: asText(indexName),
    searchKey: asText(apiKey),
    isContextual: contextualSearch !== false,
  }
  return configSchema.shape.search.safeParse({ engine }).success ? engine : undefined
}

function convertBlog({ site }: SettingsContext): unknown {
  const [blog] = site.blogs
  if (blog === undefined) return undefined
  const { blogTitle, blogDescription, postsPerPage } = blog.options
  return removeEmpty({
    title: asText(blogTitle) ?? 'Blog',
    description: asText(blogDescription) ?? '',
    routeBase: blog.routeBase,
    postsPerPage: postsPerPage === 'ALL' ? 1000 : Number(postsPerPage) > 0 ? Number(postsPerPage) : undefined,
  })
}

function convertAnalytics({ site }: SettingsContext): unknown {
  const gtag = toObject(site.plugins.find(({ name }) => name === 'gtag')?.options)
  const id = Array.isArray(gtag.trackingID) ? gtag.trackingID[0] : gtag.trackingID
  const trackingId = asText(id)
  return trackingId === undefined ? undefined : { trackingId, anonymizeIp: gtag.anonymizeIP === true }
}
