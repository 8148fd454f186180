import { toObject } from '../../shared/unknown.ts'
import type { DocusaurusSite, PluginUse } from './docusaurus-site.ts'
import type { ImportReport } from './output/import-report.ts'
import { asList, asText, asTexts } from './read/as-values.ts'

const importedPlugins = new Set([
  'content-docs',
  'content-blog',
  'content-pages',
  'client-redirects',
  'gtag',
  'sitemap',
  'svgr',
])

const importedMarkdownPlugins =
  /npm2yarn|tab-?blocks|remark-?math|rehype-?katex|github-?(?:admonition|alert|blockquote)/i

/** Lists the plugins, themes, scripts, and styles of a site that the import leaves out. */
export function reportPlugins(site: DocusaurusSite, report: ImportReport): void {
  const { config, root } = site
  const add = (kind: 'plugin' | 'setting', what: string): void =>
    report.add(kind, `${what} isn't carried over.`, site.configFile)
  for (const use of site.plugins) {
    if (use.name === 'theme') reportStyles(use, site, report)
    else if (!importedPlugins.has(use.name))
      add('plugin', `The plugin \`${use.name.replace(`${root}/`, '')}\``)
    for (const plugin of listMarkdownPlugins(use))
      add('plugin', `The Markdown plugin \`${plugin}\` of \`${use.name}\``)
  }
  for (const theme of asList(config.themes)) add('plugin', `The theme \`${describePlugin(theme)}\``)
  for (const module of asList(config.clientModules))
    add('plugin', `The client module \`${String(module).replace(`${root}/`, '')}\``)
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
  if (asList(config.headTags).length > 0) add('setting', '`headTags`')
}

function reportStyles(
  { options }: PluginUse,
  { root, configFile }: DocusaurusSite,
  report: ImportReport,
): void {
  const files = asTexts(options.customCss).map((file) => `\`${file.replace(`${root}/`, '')}\``)
  if (files.length > 0)
    report.add(
      'setting',
      `The styles in ${files.join(', ')} aren't carried over, except for the primary color.`,
      configFile,
    )
}

const listMarkdownPlugins = ({ options }: PluginUse): string[] =>
  ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']
    .flatMap((key) => [...asList(options[key])])
    .map(describePlugin)
    .filter((name) => !importedMarkdownPlugins.test(name))

function describePlugin(plugin: unknown): string {
  const use: unknown = Array.isArray(plugin) ? plugin[0] : plugin
  const name = typeof use === 'function' && use.name !== '' ? use.name : String(use)
  return name.split('\n', 1)[0]?.slice(0, 80) ?? 'unnamed'
}
