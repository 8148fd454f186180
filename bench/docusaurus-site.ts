import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCorpus, getEditionFolder, listGroups } from './corpus.ts'
import { installOnce } from './install-once.ts'
import type { BenchOptions } from './options.ts'
import { type BenchSite, pinnedNode } from './site.ts'

/** The peer; what the report says of it. */
export const docusaurusVersion = '3.10.2'
const reactVersion = '19.3.1'
/** The version that Docusaurus pins was missing in the registry; unused without a search configuration. */
const docsearchVersion = '4.7.0'

/** Makes a site folder for Docusaurus out of `editions` copies of the corpus, and installs it once. */
export async function prepareDocusaurusSite(
  options: BenchOptions,
  corpus: string,
  editions = 1,
): Promise<BenchSite> {
  const root = join(options.work, 'docusaurus')
  const at = (name: string): string => join(root, name)
  await mkdir(at('tmp'), { recursive: true })
  await installOnce({ root, label: `Docusaurus ${docusaurusVersion}`, manifest, flags: [] })

  const contentDir = at(`docs-${editions}`)
  const { distinctCode } = options
  const pageCount = await copyCorpus({ corpus, target: contentDir, editions, distinctCode })
  for (const { path, label } of await listGroups(contentDir)) {
    const group = { label, collapsible: true, collapsed: true }
    await writeFile(join(path, '_category_.json'), JSON.stringify(group))
  }
  const config = `docusaurus-${editions}.config.ts`
  await writeFile(at(config), docusaurusConfig(`docs-${editions}`))
  const outDir = `build-${editions}`
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs'
  return {
    engine: 'Docusaurus',
    pageCount,
    contentDir,
    outDir: at(outDir),
    generated: [outDir, '.docusaurus', 'node_modules/.cache', 'tmp'].map(at),
    tmpDir: at('tmp'),
    argv: [pinnedNode, bin, 'build', '--config', config, '--out-dir', outDir],
    cwd: root,
    page: `${editions === 1 ? '' : `${getEditionFolder(1)}/`}section-01/alert/`,
    sidebarLinks: '.theme-doc-sidebar-menu a',
  }
}

const manifest = {
  name: 'bench-docusaurus',
  dependencies: {
    '@docusaurus/core': docusaurusVersion,
    '@docusaurus/faster': docusaurusVersion,
    '@docusaurus/preset-classic': docusaurusVersion,
    react: reactVersion,
    'react-dom': reactVersion,
  },
  overrides: {
    '@docsearch/core': docsearchVersion,
    '@docsearch/css': docsearchVersion,
    '@docsearch/react': docsearchVersion,
  },
}

/** The settings of `shared/bench/README.md`. The sidebar is generated from the folders, with collapsed groups. */
function docusaurusConfig(docsFolder: string): string {
  return `export default {
  title: 'Bench',
  url: 'https://bench.example',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true, faster: true },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    format: 'detect',
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  presets: [['classic', { docs: { path: '${docsFolder}', routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: { navbar: { title: 'Bench' } },
}
`
}
