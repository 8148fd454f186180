import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createFileError, type DocsError } from '../../../shared/docs-error.ts'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import { frontMatterBlock } from '../convert/front-matter/front-matter-block.ts'
import type { ContentFolder, DocusaurusSite, PluginUse, SiteLocale } from '../docusaurus-site.ts'
import { asList, asText, asTexts } from './as-values.ts'
import { collectFailedCommands } from './modules/collect-failed-commands.ts'
import { findExtendedPlugin } from './modules/find-extended-plugin.ts'
import { readDocsInstance } from './read-docs.ts'
import { readDocusaurusVersion } from './read-docusaurus-version.ts'
import type { SiteModules } from './site-modules.ts'
import { findStubFailure, isStub } from './stubs.ts'
import { toRoute } from './url-paths.ts'

const configNames = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`)

/** Reads the configuration of a Docusaurus site and finds its content. Throws a `DocsError` if it can't be read. */
export async function readSite(root: string, modules: SiteModules): Promise<DocusaurusSite> {
  const configFile = configNames.find((name) => existsSync(join(root, name)))
  if (configFile === undefined) throw createMissingConfigError(root)
  const { result: config, failed: failedCommands } = await collectFailedCommands(() =>
    loadConfig(root, configFile, modules),
  )
  const plugins = listPlugins(config, root)
  const locales = readLocales(config)
  const withName = (name: string): UnknownObject[] =>
    plugins.filter((plugin) => plugin.name === name).map(({ options }) => options)
  const docs = await Promise.all(
    withName('content-docs').map((options) => readDocsInstance({ root, options, modules })),
  )
  const blogs = withName('content-blog').map((options) => readFolder(root, options, 'blog'))
  const pages = withName('content-pages').map((options) =>
    readFolder(root, { routeBasePath: '/', ...options }, 'src/pages'),
  )
  return {
    root,
    configFile,
    config,
    failedCommands,
    themeConfig: toObject(config.themeConfig),
    base: toRoute(asText(config.baseUrl) ?? '/'),
    locales,
    docs: docs.filter(({ versions }) => versions.some(({ folder }) => existsSync(folder))),
    blogs: blogs.filter(({ folder }) => existsSync(folder)),
    pages: pages.filter(({ folder }) => existsSync(folder)),
    staticFolders: (config.staticDirectories === undefined ? ['static'] : asTexts(config.staticDirectories))
      .map((folder) => resolve(root, folder))
      .filter((folder) => existsSync(folder)),
    plugins,
    isMdx1: readDocusaurusVersion(root) === 2,
    hasMath: hasMarkdownPlugin(plugins, /remark-?math/i),
    hasAlerts: hasMarkdownPlugin(plugins, /github-?(?:beta-?)?(?:admonition|alert|blockquote)/i),
    preprocess: createPreprocessor(config),
    admonitionNames: plugins.flatMap(({ options }) => asTexts(toObject(options.admonitions).keywords)),
  }
}

async function loadConfig(root: string, configFile: string, modules: SiteModules): Promise<UnknownObject> {
  const refuse = (reason: string): DocsError =>
    createFileError(
      configFile,
      `The configuration ${reason}`,
      'Install the dependencies of the Docusaurus site, check that it builds, and run the import again.',
    )
  const exported = await modules.load(join(root, configFile)).catch((error: unknown) => {
    throw refuse(`can't be run: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
  })
  const missing = findStubFailure(exported)
  if (missing !== undefined) throw refuse(`${missing.message}.`)
  if (isObject(exported)) return exported
  throw createFileError(
    configFile,
    "The file doesn't export a configuration.",
    'Export an object, or a function that returns one.',
  )
}

const createMissingConfigError = (root: string): DocsError =>
  createFileError(
    'docusaurus.config.js',
    `No Docusaurus configuration found in ${root}.`,
    'Pass the folder that contains `docusaurus.config.js` or `docusaurus.config.ts`.',
  )

const classicName = /(^|[/-])(preset-)?classic$/
/** Presets that have the classic one in them, with its options. */
const classicWithMore = /preset-openapi(?![\w-])/

/** Whether a preset has the plugins for docs, blog, and pages. Other presets with these options count, too. */
const isClassic = ({ name, options }: PluginUse): boolean =>
  classicName.test(name) ||
  classicWithMore.test(name) ||
  ['docs', 'blog', 'pages'].some((key) => isObject(options[key]))

/** Lists the plugins of a site: the plugins of the classic preset, and its own. Functions are listed by their name. */
function listPlugins(config: UnknownObject, root: string): PluginUse[] {
  const presets = asList(config.presets).map(readUse)
  const classic = presets.filter(isClassic)
  const inPreset = classic.flatMap(({ options }) =>
    (['docs', 'blog', 'pages'] as const)
      .filter((key) => options[key] !== false)
      .map((key) => ({ name: `content-${key}`, options: toObject(options[key]) })),
  )
  const others = presets
    .filter(({ name }) => !classicName.test(name))
    .map(({ name, options }) => ({ name: `preset ${name}`, options }))
  const settings = classic.flatMap(({ options }) =>
    ['gtag', 'googleTagManager', 'googleAnalytics', 'theme', 'sitemap', 'svgr']
      .filter((key) => isObject(options[key]))
      .map((key) => ({ name: key, options: toObject(options[key]) })),
  )
  const own = asList(config.plugins)
    .filter(Boolean)
    .map((plugin) => readExtension(plugin, inPreset, root) ?? readUse(plugin))
  return [...inPreset, ...settings, ...own, ...others]
}

/** Reads a plugin that extends a content plugin, unless the preset has this one, too. */
function readExtension(value: unknown, inPreset: readonly PluginUse[], root: string): PluginUse | undefined {
  const { name: extension, options } = readUse(value)
  const name = findExtendedPlugin(asList(value)[0], root)
  const isOther = inPreset.every((use) => use.name !== name || use.options.id !== options.id)
  return name !== undefined && isOther ? { name, options, extension } : undefined
}

function readUse(value: unknown): PluginUse {
  const [plugin, options] = Array.isArray(value) ? value : [value]
  const name =
    typeof plugin === 'function' && !isStub(plugin) ? plugin.name || 'an unnamed function' : String(plugin)
  return { name: shortenName(name), options: toObject(options) }
}

/** `@docusaurus/plugin-content-docs`, `.../plugin-content-docs/lib/index.js`, and `content-docs` are the same plugin. */
const shortenName = (name: string): string =>
  name.match(
    /(?:^|@docusaurus\/|\/)(?:plugin-)?(content-docs|content-blog|content-pages|client-redirects)(?:\/|$)/,
  )?.[1] ?? name

function hasMarkdownPlugin(plugins: readonly PluginUse[], name: RegExp): boolean {
  return plugins
    .flatMap(({ options }) => [
      ...asList(options.beforeDefaultRemarkPlugins),
      ...asList(options.remarkPlugins),
    ])
    .map((plugin): unknown => (Array.isArray(plugin) ? plugin[0] : plugin))
    .some((plugin) => name.test(typeof plugin === 'function' ? `${plugin.name} ${plugin}` : String(plugin)))
}

/** Runs the `preprocessor` of the configuration on the text below the front matter, as Docusaurus does. */
function createPreprocessor({ markdown }: UnknownObject): DocusaurusSite['preprocess'] {
  const { preprocessor } = toObject(markdown)
  if (typeof preprocessor !== 'function') return (text) => text
  return (text, file) => {
    const [head = ''] = text.match(frontMatterBlock) ?? []
    const changed: unknown = preprocessor({ filePath: file, fileContent: text.slice(head.length) })
    return typeof changed === 'string' ? head + changed : text
  }
}

function readFolder(root: string, options: UnknownObject, folder: string): ContentFolder {
  const path = asText(options.path) ?? folder
  return {
    id: asText(options.id) ?? 'default',
    folder: resolve(root, path),
    routeBase: toRoute(asText(options.routeBasePath) ?? path),
    options,
  }
}

function readLocales(config: UnknownObject): SiteLocale[] {
  const { defaultLocale, locales, localeConfigs } = toObject(config.i18n)
  const main = asText(defaultLocale) ?? 'en'
  const ids = [...new Set([main, ...asTexts(locales)])]
  return ids.map((id) => {
    const { label, direction, htmlLang } = toObject(toObject(localeConfigs)[id])
    return {
      id,
      label: asText(label) ?? getLanguageName(id),
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
      htmlLang: asText(htmlLang),
      isDefault: id === main,
    }
  })
}

function getLanguageName(id: string): string {
  try {
    return new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id
  } catch {
    return id
  }
}
