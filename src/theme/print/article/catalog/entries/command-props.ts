import type { ArticleContext } from '../../../../../shared/output/render-module.ts'
import type { CliLinkProps } from '../../CatalogLinks.tsx'
import { createArticleMessages } from '../create-article-messages.ts'
import { findRow } from '../find-row.ts'
import { getDocumentUrl, listGuides } from '../list-guides.ts'
import { selectRows } from '../select-rows.ts'
import type { CatalogEntryProps } from './CatalogEntry.tsx'
import { createNotes, formatCode, getCellText, splitNames } from './catalog-texts.ts'
import { describeOptions } from './describe-options.ts'
import { listApiLinks } from './list-api-links.ts'

/** Creates the props of `<Command>`: the command's row, its flags, the operations it calls, and its guides. */
export function createCommandProps(name: string, context: ArticleContext): CatalogEntryProps {
  const { key, row } = findRow(context.catalog.get('commands'), name)
  const command = String(row.name ?? name)
  const messages = createArticleMessages(context)
  const flags = selectRows(context.catalog.get('command-flags'), { filter: { command }, columns: undefined })
  const usage = getCellText(row.usage)
  return {
    summary: String(row.summary ?? ''),
    usage: usage === undefined ? undefined : { text: usage, language: 'bash' },
    options: describeOptions(flags, { key: 'flag', separator: ' ' }, messages),
    notes: [
      ...createNotes(messages.commandContext, formatFlags(splitNames(row.context))),
      ...createNotes(messages.commandOutput, row.output),
    ],
    check: findCheck(getCellText(row.check), context),
    operations: listApiLinks('cli', command, context),
    guides: listGuides('commands', key, context),
  }
}

/** Lists flags that select the profile, project, and region. */
const formatFlags = (flags: readonly string[]): string | undefined =>
  flags.length === 0 ? undefined : flags.map(formatCode).join(', ')

/** Finds the command that shows what another one changed. */
function findCheck(command: string | undefined, context: ArticleContext): CliLinkProps | undefined {
  if (command === undefined) return undefined
  const { row } = findRow(context.catalog.get('commands'), command)
  return { command, url: getDocumentUrl(row, context) }
}
