import { join } from 'node:path'
import { toObject } from '../../shared/read-unknown.ts'
import { isApiPlugin } from './apis/read-api-specs.ts'
import type { DocusaurusSite, PluginUse } from './docusaurus-site.ts'
import { isConvertedPlugin, listMarkdownPlugins } from './markdown-plugins/markdown-plugin.ts'
import type { LostPlugins } from './markdown-plugins/run-markdown-plugins.ts'
import type { ImportReport } from './output/import-report.ts'
import { listFilesBelow } from './pages/list-collection-files.ts'
import { asList, asText } from './read/as-values.ts'
import { reportTypedoc } from './report-typedoc.ts'

const importedPlugins = new Set(
  'content-docs content-blog content-pages client-redirects gtag sitemap svgr theme'.split(' '),
)

/** Diagrams and search are part of each site. */
const importedThemes =
  /theme-(?:mermaid|classic|search-algolia|live-codeblock|openapi-docs|openapi|redoc)$|search-local|lunr-search/

/** Lists the plugins, themes, scripts, and styles of a site that the import leaves out. */
export function reportPlugins(site: DocusaurusSite, report: ImportReport, lostPlugins: LostPlugins): void {
  const { config } = site
  const add = (kind: 'plugin' | 'setting', what: string): void =>
    report.add(kind, `${what} isn't carried over.`, site.configFile)
  for (const use of site.plugins) reportPlugin(use, { site, report, lostPlugins })
  for (const code of listThemesAndModules(site)) add('plugin', code)
  for (const script of asList(config.scripts))
    add('setting', `The script \`${asText(toObject(script).src) ?? String(script)}\``)
  for (const style of asList(config.stylesheets))
    add('setting', `The style sheet \`${asText(toObject(style).href) ?? String(style)}\``)
  if (typeof toObject(config.markdown).parseFrontMatter === 'function')
    add('plugin', 'The function `markdown.parseFrontMatter`')
  for (const name of site.docs.flatMap(({ missingVersions }) => missingVersions))
    report.add(
      'setting',
      `The version \`${name}\` has no folder, so it isn't imported. If a script creates the folder, run it and import again.`,
      site.configFile,
    )
  for (const file of listDefaultTranslations(site)) report.add('page', replacesPage, file)
  for (const command of site.failedCommands)
    report.add(
      'setting',
      `The command \`${command}\` fails, so the settings that need its output are empty.`,
      site.configFile,
    )
  if (asList(config.headTags).length > 0) add('setting', '`headTags`')
}

interface PluginReport {
  site: DocusaurusSite
  report: ImportReport
  lostPlugins: LostPlugins
}

/** Reports a plugin if the import leaves it or parts of it out. */
function reportPlugin(use: PluginUse, { site, report, lostPlugins }: PluginReport): void {
  const add = (text: string): void => report.add('plugin', text, site.configFile)
  const shorten = (path: string): string => path.replace(`${site.root}/`, '')
  if (use.extension !== undefined)
    add(
      `The plugin \`${shorten(use.extension)}\` extends \`${use.name}\`. Its pages are imported, and what it adds isn't: compare its lists and links with the new ones.`,
    )
  if (
    !importedPlugins.has(use.name) &&
    !isApiPlugin(use) &&
    !reportTypedoc(use, site, report) &&
    !importedThemes.test(use.name)
  )
    add(`The plugin \`${shorten(use.name)}\` isn't carried over.`)
  for (const { plugin, pages } of listLostPlugins(use, lostPlugins))
    add(`The Markdown plugin \`${plugin}\` of \`${use.name}\` isn't carried over${formatPlaces(pages)}.`)
}

const replacesPage =
  'Docusaurus shows this page in the default language, and the page that it overrides was imported. Move its text there, and import again.'

/** Lists the translations to the language that the site is written in. */
function listDefaultTranslations({ root, locales }: DocusaurusSite): string[] {
  const folder = `i18n/${locales.find(({ isDefault }) => isDefault)?.id ?? 'en'}`
  return listFilesBelow(join(root, folder))
    .filter((path) => /^docusaurus-plugin-content-.*\.mdx?$/.test(path))
    .map((path) => `${folder}/${path}`)
}

function listThemesAndModules({ config, root }: DocusaurusSite): string[] {
  const themes = asList(config.themes).map(describePlugin)
  return [
    ...themes.filter((theme) => !importedThemes.test(theme)).map((theme) => `The theme \`${theme}\``),
    ...asList(config.clientModules).map(
      (module) => `The client module \`${String(module).replace(`${root}/`, '')}\``,
    ),
  ]
}

interface LostPlugin {
  plugin: string
  /** Pages on which it failed. Empty for one that wasn't run. */
  pages: readonly string[]
}

/** Lists the Markdown plugins that the import didn't run, or whose changes it couldn't write. */
function listLostPlugins({ options }: PluginUse, lost: LostPlugins): LostPlugin[] {
  const run = new Set(listMarkdownPlugins(options).map(({ use }) => use))
  return ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']
    .flatMap((key) => [...asList(options[key])])
    .filter((use) => !isConvertedPlugin(use) && (!run.has(use) || lost.has(use)))
    .map((use) => ({ plugin: describePlugin(use), pages: lost.get(use) ?? [] }))
}

function formatPlaces(pages: readonly string[]): string {
  const [first] = pages
  if (first === undefined) return ''
  return pages.length === 1 ? ` on \`${first}\`` : ` on ${pages.length} pages, such as \`${first}\``
}

function describePlugin(plugin: unknown): string {
  const use: unknown = Array.isArray(plugin) ? plugin[0] : plugin
  const name = typeof use === 'function' && use.name !== '' ? use.name : String(use)
  return name.split('\n', 1)[0]?.slice(0, 80) ?? 'unnamed'
}
