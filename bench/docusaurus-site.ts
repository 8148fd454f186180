import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyCorpus, editionFolder, listGroups } from './corpus.ts'
import { measureProcess } from './measure-process.ts'
import type { Options } from './options.ts'
import { type BenchSite, buildEnvironment, pinnedNode } from './site.ts'

const version = '3.10.2'
const reactVersion = '19.3.1'
/** The version that Docusaurus pins was missing in the registry; unused without a search configuration. */
const docsearchVersion = '4.7.0'

/** Makes a site folder for Docusaurus out of `editions` copies of the corpus, and installs it once. */
export async function prepareDocusaurusSite(
  options: Options,
  corpus: string,
  editions = 1,
): Promise<BenchSite> {
  const root = join(options.work, 'docusaurus')
  const at = (name: string): string => join(root, name)
  await mkdir(at('tmp'), { recursive: true })
  await installDocusaurus(root)

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
    page: `${editions === 1 ? '' : `${editionFolder(1)}/`}section-01/alert/`,
    sidebarLinks: '.theme-doc-sidebar-menu a',
  }
}

/** `npm install` with the pinned Node, unless the wanted version is there already. */
async function installDocusaurus(root: string): Promise<void> {
  if ((await readInstalledVersion(root)) === version) return
  console.error(`Installing Docusaurus ${version} in ${root} (once) …`)
  await rm(join(root, 'node_modules'), { recursive: true, force: true })
  await writeFile(join(root, 'package.json'), JSON.stringify(docusaurusPackage(), undefined, 2))
  const { seconds } = await measureProcess({
    argv: ['npm', 'install', '--no-audit', '--no-fund', '--no-progress'],
    cwd: root,
    env: { ...buildEnvironment(join(root, 'tmp')), NODE_ENV: 'development' },
    log: join(root, 'install.log'),
  })
  console.error(`Installed in ${seconds.toFixed(0)} s.`)
}

async function readInstalledVersion(root: string): Promise<string | undefined> {
  const file = join(root, 'node_modules/@docusaurus/core/package.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { version: string }).version
}

function docusaurusPackage(): object {
  return {
    name: 'bench-docusaurus',
    private: true,
    dependencies: {
      '@docusaurus/core': version,
      '@docusaurus/faster': version,
      '@docusaurus/preset-classic': version,
      react: reactVersion,
      'react-dom': reactVersion,
    },
    overrides: {
      '@docsearch/core': docsearchVersion,
      '@docsearch/css': docsearchVersion,
      '@docsearch/react': docsearchVersion,
    },
  }
}

/** The settings of `shared/bench/README.md`; the sidebar is made from the folders, groups collapsed. */
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
