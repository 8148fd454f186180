import type { Command } from '@commander-js/extra-typings'
import { loadSiteForCommand } from '../build/load-site-for-command.ts'
import { createBuildProgress } from '../cli/build-progress.ts'
import { rootOption } from '../cli/options.ts'
import { loadConfig } from '../config/load-config.ts'
import { readInputs } from '../content/read-inputs.ts'
import { loadLedger } from '../features/ledger/load-ledger.ts'
import { recordAddresses } from '../features/ledger/record-addresses.ts'
import { applyMove } from '../move/apply-move.ts'
import { type MovePlan, planMove } from '../move/plan-move.ts'
import { completeRename } from '../move/plan-renames.ts'
import { listNewRedirects } from '../move/rewrite-redirects.ts'
import { watchForCrash } from '../safeguards/watch-for-crash.ts'
import { DocsError } from '../shared/docs-error.ts'
import { formatAddress, ledgerFile } from '../shared/site/ledger.ts'
import { formatCount } from '../shared/text/format-count.ts'

/** Defines `docent move`. */
export function defineMove(command: Command): void {
  command
    .argument('<from>', 'file or folder, such as content/docs/node/resize.mdx')
    .argument('<to>', 'new path, or an existing folder to move it into')
    .addOption(rootOption)
    .option(
      '--group <label>',
      'group of the new folder that the page joins, if its _category_.yml has groups',
    )
    .option('--dry-run', 'print what would change, and change nothing')
    .action(async (from, to, { root, group, dryRun = false }) => {
      const stopWatch = watchForCrash()
      console.log(await move({ root, from, to, group, isDryRun: dryRun }).finally(stopWatch))
    })
}

interface MoveOptions {
  root: string
  from: string
  to: string
  group: string | undefined
  isDryRun: boolean
}

/**
 * Moves a file or folder. The site must have no problems before. If it has some afterwards, the move is undone and they
 * are thrown.
 */
async function move({ root, from, to, group, isDryRun }: MoveOptions): Promise<string> {
  const config = await loadConfig(root)
  const inputs = readInputs(root, config)
  const progress = createBuildProgress()
  const site = await loadSiteForCommand({ root, config, inputs, progress })
  const rows = loadLedger(root)?.rows
  const recorded = new Set(rows?.map(formatAddress))
  const plan = planMove({
    ...{ root, config, site, group, collections: inputs.collections },
    rename: completeRename(root, { from, to }),
    isPublished: (path) => rows === undefined || recorded.has(formatAddress({ path, id: undefined })),
  })
  if (isDryRun)
    return `${describePlan(plan)}\n\nNothing was changed. Without --dry-run, the site is checked after the move, which is undone if that fails.`
  const undo = applyMove(root, plan)
  try {
    const { addresses } = await loadSiteForCommand({ root, config: await loadConfig(root), progress })
    const added = rows === undefined ? 0 : recordAddresses(root, rows, addresses)
    const record =
      added === 0 ? '' : `\n\n${formatCount(added, 'new address', 'new addresses')} in ${ledgerFile}.`
    return describePlan(plan) + record
  } catch (error) {
    undo()
    if (!(error instanceof DocsError)) throw error
    console.error('The site has problems after the move, so it was undone. Lines are those after the move.')
    throw error
  }
}

function describePlan({ move, texts }: MovePlan): string {
  return [
    ['Moved', [...move.files].map(([from, to]) => `${from} → ${to}`)],
    ['Updated', [...texts.keys()].filter((file) => !move.files.has(file)).sort()],
    ['Redirected', listNewRedirects(move).map(({ from, to }) => `${from} → ${to}`)],
  ]
    .filter(([, items]) => (items ?? []).length > 0)
    .map(([title, items]) => [`${title}:`, ...(items ?? [])].join('\n  '))
    .join('\n\n')
}
