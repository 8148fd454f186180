import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import type { ProcessUsage } from '../../bench/measure-process.ts'
import { measureProcess } from '../../bench/measure-process.ts'
import { formatConfig } from '../config-text.ts'

const repository = resolve(import.meta.dirname, '../..')

/** The API of a site that consists of one document. */
export const siteApi = { id: 'tried', label: 'Tried API', path: '/api/tried/' }

/** Writes a site whose only API is a document of a folder. A document in its own folder may have other files. */
export function writeDocumentSite(root: string, folder: string, file: string): void {
  const files = {
    'docs.config.ts': formatConfig({
      title: 'Documents',
      url: 'https://docs.cloud.example',
      brand: { name: 'Cloud', legalName: 'Cloud Limited' },
      areas: [{ id: 'guide', label: 'Guide', url: '/', folder: 'guide', sidebar: 'guide' }],
      sidebars: { guide: [{ kind: 'folder', folder: 'guide' }] },
      apis: [
        {
          id: siteApi.id,
          label: siteApi.label,
          url: siteApi.path,
          releaseNotes: '/',
          document: `content/${file}`,
        },
      ],
    }),
    'content/pages/index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    'content/docs/guide/start.md': '---\ntitle: Start\n---\n\nText.\n',
    'content/pages/api/tried.mdx': `---\ntitle: ${siteApi.label}\n---\n\nText.\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const [first = file] = file.split('/')
  cpSync(join(folder, first), join(root, 'content', first), { recursive: true })
}

/** Builds a site in a separate process. Throws with the end of what it printed. */
export const buildDocumentSite = (root: string): Promise<ProcessUsage> =>
  measureProcess({
    // As users start it: its first line has the options of Node.
    argv: [join(repository, 'bin/docent.js'), 'build', '--root', root],
    cwd: repository,
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
    log: join(root, 'build.log'),
  })

/** Returns the size of the largest page, in bytes. */
export function measureLargestPage(root: string): number {
  const out = join(root, 'dist')
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  return Math.max(...pages.map((page) => statSync(join(out, page)).size))
}
