import { readFileSync } from 'node:fs'
import { type FileContents, formatSiteConfig, type SiteFolder } from './site-folder.ts'

/** A small site whose addresses a ledger records. */
export const ledgerSite: FileContents = {
  'docs.config.ts': formatSiteConfig({ base: '/help/' }),
  'static/prices.pdf': 'prices',
  'content/pages/index.md': '---\ntitle: Home\n---\n\nText.\n',
  'content/docs/index.md': '---\ntitle: Start\n---\n\n## First steps\n\nText.[^1]\n\n[^1]: Note.\n',
  'content/docs/disks/attach.md': '---\ntitle: Attach\n---\n\n## Before you start\n\n## Attach it\n\nText.\n',
  'content/redirects.tsv': '/old/attach.html\t/docs/disks/attach/\n',
}

/** Path of the ledger. */
export const ledger = 'content/published.txt'

/** Reads the ledger. */
export const readLedger = (site: SiteFolder): string => readFileSync(site.path(ledger), 'utf8')

/** Lists the addresses of the ledger. */
export const listAddresses = (site: SiteFolder): string[] =>
  readLedger(site)
    .split('\n')
    .filter((line) => line.startsWith('/'))

/** Runs a command that succeeds. Returns what it prints. */
export async function run(site: SiteFolder, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await site.docent(args)
  if (code !== 0) throw new Error(stderr)
  return stdout
}
