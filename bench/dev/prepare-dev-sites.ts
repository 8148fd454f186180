import { join } from 'node:path'
import { prepareDocentSite } from '../docent-site.ts'
import { prepareDocusaurusSite } from '../docusaurus-site.ts'
import type { BenchOptions } from '../options.ts'
import { pinnedNode } from '../site.ts'
import type { DevSite } from './dev-site.ts'
import { prepareStarlightSite } from './starlight-site.ts'
import { prepareVitePressSite } from './vitepress-site.ts'

/** Prepares the sites of all engines from the same pages. */
export async function prepareDevSites(options: BenchOptions, corpus: string): Promise<DevSite[]> {
  const docent = await prepareDocent(options, corpus)
  if (!options.withPeer) return [docent]
  return [
    docent,
    await prepareDocusaurus(options, corpus),
    await prepareVitePressSite(options, corpus),
    await prepareStarlightSite(options, corpus),
  ]
}

async function prepareDocent(options: BenchOptions, corpus: string): Promise<DevSite> {
  const site = await prepareDocentSite(options, corpus)
  const [program, ...rest] = site.argv
  const values = rest.map((argument) => (argument === 'build' ? 'dev' : argument))
  return { ...site, getCommand: (port) => [program, ...values, '--port', String(port)] }
}

async function prepareDocusaurus(options: BenchOptions, corpus: string): Promise<DevSite> {
  const site = await prepareDocusaurusSite(options, corpus)
  const program = join(site.cwd, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  return {
    ...site,
    getCommand: (port) =>
      [
        ...[pinnedNode, program, 'start', '--config', 'docusaurus-1.config.ts'],
        ...['--no-open', '--host', 'localhost', '--port', String(port)],
      ] as [string, ...string[]],
  }
}
