import type { ArticleContext } from '../../../../../shared/output/server-module.ts'
import type { CliLinkProps } from '../../CatalogLinks.tsx'
import { createArticleMessages } from '../create-article-messages.ts'
import { findRow } from '../find-row.ts'
import { getDocumentUrl, listGuides } from '../guides.ts'
import { selectRows } from '../select-rows.ts'
import type { CommandProps } from './Command.tsx'
import { getCellText, splitNames } from './catalog-texts.ts'
import { describeOptions } from './describe-options.ts'
import { listApiLinks } from './list-api-links.ts'

/** Creates the props of `<Command>`: the command's row, its flags, the operations it calls, and its guides. */
export function createCommandProps(name: string, context: ArticleContext): CommandProps {
  const { key, row } = findRow(context.catalog.get('commands'), name)
  const command = String(row.name ?? name)
  const flags = selectRows(context.catalog.get('command-flags'), { filter: { command }, columns: undefined })
  return {
    summary: String(row.summary ?? ''),
    usage: getCellText(row.usage),
    options: describeOptions(flags, { key: 'flag', separator: ' ' }, createArticleMessages(context)),
    contextFlags: splitNames(row.context),
    output: getCellText(row.output),
    check: findCheck(getCellText(row.check), context),
    operations: listApiLinks('cli', command, context),
    guides: listGuides('commands', key, context),
  }
}

/** Finds the command that shows what another one changed. */
function findCheck(command: string | undefined, context: ArticleContext): CliLinkProps | undefined {
  if (command === undefined) return undefined
  const { row } = findRow(context.catalog.get('commands'), command)
  return { command, url: getDocumentUrl(row, context) }
}
