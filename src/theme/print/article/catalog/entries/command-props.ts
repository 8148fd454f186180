import type { ArticleContext } from '../../../../../shared/output/server-module.ts'
import type { ApiLinkProps, CliLinkProps } from '../../CatalogLinks.tsx'
import { createArticleMessages } from '../create-article-messages.ts'
import { findRow } from '../find-row.ts'
import { getDocumentUrl, listGuides } from '../guides.ts'
import { selectRows } from '../select-rows.ts'
import type { CommandProps } from './Command.tsx'
import { getCellText, splitNames } from './catalog-texts.ts'
import { describeOptions } from './describe-options.ts'

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
    operations: findOperations(command, context),
    guides: listGuides('commands', key, context),
  }
}

/** Finds the command that shows what another one changed. */
function findCheck(command: string | undefined, context: ArticleContext): CliLinkProps | undefined {
  if (command === undefined) return undefined
  const { row } = findRow(context.catalog.get('commands'), command)
  return { command, url: getDocumentUrl(row, context) }
}

/** Finds the operations whose API documents name the command (`x-cli`). */
function findOperations(command: string, { catalog, operationUrl }: ArticleContext): ApiLinkProps[] {
  return Object.values(catalog.get('operations')?.rows ?? {})
    .filter(({ cli }) => splitNames(cli).includes(command))
    .map(({ api, name, method, path }) => ({
      method: String(method),
      path: String(path),
      url: operationUrl(String(api), String(name)),
    }))
}
