import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { copyCorpus, listGroups } from '../corpus.ts'
import { installOnce } from '../install-once.ts'
import type { BenchOptions } from '../options.ts'
import { pinnedNode } from '../site.ts'
import type { DevSite } from './dev-site.ts'

export const starlightVersion = '0.42.4'
const astroVersion = '7.3.5'

/** Makes a site folder for Starlight out of the corpus, and installs it once. Groups are collapsed. */
export async function prepareStarlightSite(options: BenchOptions, corpus: string): Promise<DevSite> {
  const root = join(options.work, 'starlight')
  const contentDir = join(root, 'src/content/docs')
  const tmpDir = join(root, 'tmp')
  await mkdir(tmpDir, { recursive: true })
  const dependencies = { '@astrojs/starlight': starlightVersion, astro: astroVersion }
  const manifest = { name: 'bench-starlight', type: 'module', dependencies }
  await installOnce({ root, label: `Starlight ${starlightVersion}`, manifest, flags: [] })
  await mkdir(contentDir, { recursive: true })
  await copyCorpus({ corpus, target: contentDir, editions: 1, distinctCode: false })
  await writeFile(join(root, 'astro.config.mjs'), await formatConfig(contentDir))
  await writeFile(join(root, 'src/content.config.ts'), contentConfig)
  const program = join(root, 'node_modules/astro/bin/astro.mjs')
  return {
    ...{ engine: 'Starlight', contentDir, tmpDir, cwd: root },
    generated: [
      join(root, '.astro'),
      join(root, 'node_modules/.astro'),
      join(root, 'node_modules/.vite'),
      tmpDir,
    ],
    getCommand: (port) => [pinnedNode, program, 'dev', '--port', String(port)],
  }
}

async function formatConfig(contentDir: string): Promise<string> {
  const sidebar = (await listGroups(contentDir)).map(({ path, label }) => ({
    label,
    collapsed: true,
    items: [{ autogenerate: { directory: basename(path) } }],
  }))
  return `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({
  site: 'https://bench.example',
  integrations: [starlight({ title: 'Bench', sidebar: ${JSON.stringify(sidebar)} })],
})
`
}

const contentConfig = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`
