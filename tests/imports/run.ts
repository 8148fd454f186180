import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withCleanup } from '../../bench/cleanup.ts'
import { measureProcess, type ProcessUsage } from '../../bench/measure-process.ts'
import { createFolder } from '../new-folder.ts'
import { compareSites } from './compare-sites.ts'
import { formatComparison, formatDifference } from './format-comparison.ts'

const usage = `Usage: npm run imports -- --sites DIR [options]

Imports each Docusaurus site below a folder, builds the new site, and compares it with the \`build\` folder that Docusaurus wrote:
headings, links, code, images, and text of each page. A site without a \`build\` folder is only imported and built.

  --sites DIR   folder of Docusaurus sites
  --only TEXT   sites whose path contains this text
  --pages N     compares at most N pages of each site, evenly spread (all)
  --out DIR     folder that keeps the new sites
  --details     prints what is different
  --help        this text`

const { values } = parseArgs({
  options: {
    sites: { type: 'string' },
    only: { type: 'string', default: '' },
    pages: { type: 'string', default: '100000' },
    out: { type: 'string' },
    details: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const main = resolve(import.meta.dirname, '../../bin/docent.js')

if (values.help || values.sites === undefined) console.log(usage)
else {
  const folder = resolve(values.sites)
  await withCleanup(() => tryImports(folder))
}

async function tryImports(folder: string): Promise<void> {
  const work = values.out === undefined ? createFolder('imports') : resolve(values.out)
  try {
    for (const site of findSites(folder).filter((path) => path.includes(values.only))) {
      const out = join(work, relative(folder, site).replaceAll('/', '-') || 'site')
      console.log(await tryImport(site, out))
    }
  } finally {
    if (values.out === undefined) rmSync(work, { recursive: true, force: true })
  }
}

/** Lists the folders with a configuration of Docusaurus. */
function findSites(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true })
  if (entries.some(({ name }) => name.startsWith('docusaurus.config.'))) return [folder]
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .flatMap(({ name }) => findSites(join(folder, name)))
    .sort()
}

async function tryImport(site: string, out: string): Promise<string> {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(dirname(out), { recursive: true })
  const log = `${out}.log`
  try {
    await runDocent(['import', 'docusaurus', site, '--out', out], log)
    const summary = readFileSync(join(out, 'import-report.md'), 'utf8').split('\n')[2] ?? ''
    const { seconds } = await runDocent(['build', '--root', out], log)
    const before = join(site, 'build')
    const result = `${site}: ${summary} Built in ${seconds.toFixed(1)} s.`
    if (!existsSync(before)) return result
    const comparison = compareSites(before, join(out, 'dist'), Number(values.pages))
    if (values.details)
      for (const difference of comparison.differences) console.log(formatDifference(difference))
    return `${result}\n  ${formatComparison(comparison)}`
  } catch (error) {
    return `${site}: FAILED ${error instanceof Error ? error.message : String(error)}`
  }
}

function runDocent(args: string[], log: string): Promise<ProcessUsage> {
  const argv: [string, ...string[]] = [process.execPath, main, ...args]
  return measureProcess({ argv, cwd: dirname(log), env: { ...process.env, CI: 'true' }, log })
}
