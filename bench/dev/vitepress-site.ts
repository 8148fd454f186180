import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { copyCorpus, listGroups, listPages } from '../corpus.ts'
import { installOnce } from '../install-once.ts'
import type { BenchOptions } from '../options.ts'
import { pinnedNode } from '../site.ts'
import type { DevSite } from './dev-site.ts'

export const vitePressVersion = '1.6.4'

/** Makes a site folder for VitePress out of the corpus, and installs it once. Search is on, groups are collapsed. */
export async function prepareVitePressSite(options: BenchOptions, corpus: string): Promise<DevSite> {
  const root = join(options.work, 'vitepress')
  const contentDir = join(root, 'docs')
  const settings = join(contentDir, '.vitepress')
  const tmpDir = join(root, 'tmp')
  await mkdir(tmpDir, { recursive: true })
  const manifest = { name: 'bench-vitepress', dependencies: { vitepress: vitePressVersion } }
  await installOnce({ root, label: `VitePress ${vitePressVersion}`, manifest, flags: [] })
  await copyCorpus({ corpus, target: contentDir, editions: 1, distinctCode: false })
  await mkdir(settings)
  await writeFile(join(settings, 'config.mjs'), await formatConfig(contentDir))
  const program = join(root, 'node_modules/vitepress/bin/vitepress.js')
  return {
    ...{ engine: 'VitePress', contentDir, tmpDir, cwd: root },
    generated: [join(settings, 'cache'), tmpDir],
    getCommand: (port) => [pinnedNode, program, 'dev', 'docs', '--port', String(port), '--strictPort'],
  }
}

async function formatConfig(contentDir: string): Promise<string> {
  const groups = (await listGroups(contentDir)).filter(({ path }) => /^section-/.test(basename(path)))
  const sidebar = groups.map(async ({ path, label }) => ({
    text: label,
    collapsed: true,
    items: (await listPages(path)).map((page) => {
      const name = page.replace(/\.md$/, '')
      return { text: name, link: `/${basename(path)}/${name}` }
    }),
  }))
  const config = {
    title: 'Bench',
    cleanUrls: true,
    ignoreDeadLinks: true,
    // The pages mention elements that aren't components of Vue.
    markdown: { html: false },
    themeConfig: { search: { provider: 'local' }, sidebar: await Promise.all(sidebar) },
  }
  return `export default ${JSON.stringify(config)}\n`
}
