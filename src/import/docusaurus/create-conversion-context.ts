import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { toObject } from '../../shared/read-unknown.ts'
import type { ConversionContext, MagicComment } from './conversion-context.ts'
import type { DocusaurusPage } from './docusaurus-page.ts'
import type { DocusaurusSite } from './docusaurus-site.ts'
import type { ImportedFile } from './imported-site.ts'
import { isConvertedPlugin } from './markdown-plugins/markdown-plugin.ts'
import { getLinkBase } from './pages/page-address.ts'
import { asList, asText } from './read/as-values.ts'
import { createDocusaurusModules } from './read/docusaurus-modules.ts'
import { readCodePlugins } from './read/read-code-plugins.ts'
import { listCards } from './sidebars/category-list-page.ts'
import type { ImportedGuides } from './sidebars/imported-guides.ts'
import type { Doc } from './sidebars/version-docs.ts'

/** Creates what the conversion of pages needs of their site. */
export function createConversionContext(
  tools: Pick<ConversionContext, 'modules' | 'report' | 'origins' | 'links' | 'partials'>,
  site: DocusaurusSite,
  { guides: { versions }, files }: { guides: ImportedGuides; files: Map<string, ImportedFile> },
): ConversionContext {
  return {
    ...tools,
    ...readCodePlugins(site.plugins),
    root: site.root,
    base: site.base,
    isMdx1: site.isMdx1,
    tocLevels: toObject(site.themeConfig.tableOfContents),
    hasMath: site.hasMath,
    hasAlerts: site.hasAlerts,
    hasShortcodes: toObject(site.config.markdown).emoji !== false,
    hasFencePlugins: hasFencePlugins(site),
    admonitionNames: site.admonitionNames,
    magicComments: readMagicComments(site),
    defaultLanguage: asText(toObject(site.themeConfig.prism).defaultLanguage),
    getLinkBase: (page) => getLinkBase(page, site),
    createPageModules: (page) => createDocusaurusModules(site, page),
    getSidebarLabel: (page) =>
      versions.map(({ docs }) => docs.labels.get(page)).find((label) => label !== undefined),
    publishFile(file) {
      const path = `imported/${relative(site.root, file).replace(/^(?:\.\.\/)+/, '')}`.replaceAll(' ', '-')
      files.set(`static/${path}`, { copyOf: file })
      return `/${path}`
    },
    listCategoryPages(page) {
      const isOriginal = (doc: Doc): boolean => doc.page.source === page.original
      const version = versions.find(({ docs }) => docs.docs.some(isOriginal))
      const id = version?.docs.docs.find(isOriginal)?.newId
      if (version === undefined || id === undefined) return []
      const { docs, sidebars } = version
      const items = Object.values(sidebars).map((sidebar) => docs.findSiblings(sidebar, id))
      const translate = (original: DocusaurusPage): DocusaurusPage =>
        tools.links.findPage(original.address ?? '', page) ?? original
      return listCards(items.find((list) => list !== undefined) ?? [], docs, translate)
    },
  }
}

/** Docusaurus itself shows the code of a language that it doesn't know as it is. */
function hasFencePlugins({ root, plugins }: DocusaurusSite): boolean {
  const keys = ['remarkPlugins', 'rehypePlugins', 'beforeDefaultRemarkPlugins', 'beforeDefaultRehypePlugins']
  const endings = ['', '.js', '.jsx', '.tsx']
  return (
    plugins.some(({ options }) =>
      keys.some((key) => asList(options[key]).some((use) => !isConvertedPlugin(use))),
    ) || endings.some((ending) => existsSync(join(root, `src/theme/CodeBlock${ending}`)))
  )
}

function readMagicComments({ themeConfig }: DocusaurusSite): MagicComment[] {
  return asList(toObject(themeConfig.prism).magicComments).map((comment) => {
    const { line, block } = toObject(comment)
    return {
      line: asText(line),
      start: asText(toObject(block).start),
      end: asText(toObject(block).end),
    }
  })
}
