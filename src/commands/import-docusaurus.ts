import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { loadSiteForCommand } from '../build/load-site-for-command.ts'
import { createBuildProgress } from '../cli/build-progress.ts'
import { UsageError } from '../cli/usage-error.ts'
import { loadConfig } from '../config/load-config.ts'
import { createApiRedirects } from '../import/docusaurus/check/create-api-redirects.ts'
import { findUnansweredAddresses } from '../import/docusaurus/check/find-unanswered-addresses.ts'
import { settleProblems } from '../import/docusaurus/check/settle-problems.ts'
import { importSite } from '../import/docusaurus/import-site.ts'
import type { ImportedSite } from '../import/docusaurus/imported-site.ts'
import { formatCounts, formatImportReport, reportFile } from '../import/docusaurus/output/import-report.ts'
import { writeImportedSite } from '../import/docusaurus/output/write-imported-site.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { Site } from '../shared/site/site.ts'

/** Defines `docent import docusaurus`. */
export function defineImportDocusaurus(command: Command): void {
  command
    .argument('<dir>', 'folder of the Docusaurus site, with its docusaurus.config file')
    .requiredOption('--out <site>', 'folder of the new site, which must not exist or be empty')
    .action(async (dir, { out }) => {
      const root = resolve(out)
      if (existsSync(root) && readdirSync(root).length > 0)
        throw new UsageError(`--out is \`${out}\`, but this folder has files. Name an empty one.`)
      const imported = await importSite(resolve(dir))
      writeImportedSite(imported, root)
      const site = await settleSite(imported, root)
      reportLostAddresses(imported, site)
      const summary = describeImport(imported, site)
      writeFileSync(join(root, reportFile), formatImportReport(imported.findings, summary))
      console.log(
        `${summary}\n\n${formatCounts(imported.findings)}\n\nAll of it is in ${join(out, reportFile)}.`,
      )
    })
}

/** More rounds than a page can need: each hides more of it. */
const maxRounds = 8

/** Checks the new site as a build does, and changes what the check refuses. Throws what it can't change. */
async function settleSite(imported: ImportedSite, root: string): Promise<Site> {
  for (let round = 1; ; round++) {
    try {
      const site = await loadImported(root)
      const missing = findUnansweredAddresses(imported, site.addresses)
      const documents = site.apis.map(({ loaded }) => loaded.document)
      const redirects = [...createApiRedirects(imported, documents), ...missing.redirects]
      if (redirects.length === 0 || round > maxRounds) return site
      imported.redirects.push(...redirects)
      writeImportedSite(imported, root, new Set())
    } catch (error) {
      if (!(error instanceof DocsError) || round > maxRounds) throw error
      // A busy machine may have been too slow twice.
      const problems = round < 3 ? error.problems.filter((problem) => !isTimeout(problem)) : error.problems
      const changed = settleProblems(imported, problems, round)
      if (changed.size === 0 && problems.length > 0) throw error
      writeImportedSite(imported, root, changed)
    }
  }
}

const isTimeout = ({ problem }: Problem): boolean => / took longer than /.test(problem)

async function loadImported(root: string): Promise<Site> {
  const config = await loadConfig(root)
  return loadSiteForCommand({ root, config, progress: createBuildProgress() })
}

function reportLostAddresses(imported: ImportedSite, site: Site): void {
  for (const { address, file } of findUnansweredAddresses(imported, site.addresses).lost)
    imported.findings.push({
      kind: 'address',
      text: `\`${address}\` isn't published any more.`,
      at: { file: imported.origins.get(file) ?? file, line: undefined },
    })
}

function describeImport(imported: ImportedSite, site: Site): string {
  const { addresses, redirects } = imported
  const lost = findUnansweredAddresses(imported, site.addresses).lost.length
  return `${site.pages.length} pages. ${addresses.length - lost} of ${addresses.length} addresses of the Docusaurus site are answered, and there are ${redirects.length} redirects.`
}
