import { fillMessage } from '../../../../../shared/messages/fill-message.ts'
import type { ArticleContext } from '../../../../../shared/output/render-module.ts'
import type { CliLinkProps } from '../../CatalogLinks.tsx'
import { createArticleMessages } from '../create-article-messages.ts'
import { findRow } from '../find-row.ts'
import { getDocumentUrl, listGuides } from '../list-guides.ts'
import { selectRows } from '../select-rows.ts'
import type { CatalogEntryProps } from './CatalogEntry.tsx'
import { formatCode, formatNote, getCellText, splitNames } from './catalog-texts.ts'
import { describeOptions } from './describe-options.ts'
import { listApiLinks } from './list-api-links.ts'

/** Creates the props of `<Command>`: the command's row, its flags, the operations it calls, and its guides. */
export function createCommandProps(name: string, context: ArticleContext): CatalogEntryProps {
  const { key, row } = findRow(context.catalog.get('commands'), name)
  const command = String(row.name ?? name)
  const messages = createArticleMessages(context)
  const flags = selectRows(context.catalog.get('command-flags'), { filter: { command }, columns: undefined })
  return {
    summary: String(row.summary ?? ''),
    usage: getCellText(row.usage),
    options: describeOptions(flags, { key: 'flag', separator: ' ' }, messages),
    notes: [
      ...formatNote(messages.commandContext, {
        flags: formatFlags(splitNames(row.context), messages.listAnd),
      }),
      ...formatNote(messages.commandOutput, { output: row.output }),
    ],
    check: findCheck(getCellText(row.check), context),
    operations: listApiLinks('cli', command, context),
    guides: listGuides('commands', key, context),
  }
}

/** Lists flags that select the profile, project, and region. */
function formatFlags(flags: readonly string[], listAnd: string): string | undefined {
  const codes = flags.map(formatCode)
  const last = codes.pop()
  return codes.length === 0 ? last : fillMessage(listAnd, { first: codes.join(', '), last: last ?? '' })
}

/** Finds the command that shows what another one changed. */
function findCheck(command: string | undefined, context: ArticleContext): CliLinkProps | undefined {
  if (command === undefined) return undefined
  const { row } = findRow(context.catalog.get('commands'), command)
  return { command, url: getDocumentUrl(row, context) }
}
