import type { ArticleMessages } from '../../../../shared/messages/article-messages.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { ArticleContext } from '../../../../shared/output/server-module.ts'
import type { ApiLinkProps, CliLinkProps } from '../CatalogLinks.tsx'
import type { CommandProps } from './Command.tsx'
import type { CatalogRows } from './catalog-rows.ts'
import { createArticleMessages } from './create-article-messages.ts'
import { getDocumentUrl, listGuides } from './guides.ts'
import { dropEmptyColumns, selectRows } from './select-rows.ts'

/** Creates the props of `<Command>`: the command's row, its flags, the operations it calls, and its guides. */
export function createCommandProps(name: string, context: ArticleContext): CommandProps {
  const rows = context.catalog.get('commands')?.rows ?? {}
  const [key = name, row = {}] =
    Object.entries(rows).find(([id, row]) => id === name || row.name === name) ?? []
  const command = String(row.name ?? name)
  const flags = selectRows(context.catalog.get('command-flags'), { filter: { command }, columns: undefined })
  return {
    summary: String(row.summary ?? ''),
    usage: row.usage === undefined ? undefined : String(row.usage),
    flags: dropEmptyColumns(describeFlags(flags, createArticleMessages(context))),
    contextFlags: splitNames(row.context),
    output: row.output === undefined ? undefined : String(row.output),
    check: findCheck(row.check, context),
    operations: findOperations(command, context),
    guides: listGuides('commands', key, context),
  }
}

/**
 * Merges columns that don't fit: the value follows its flag, and the description includes "required" and the default.
 */
function describeFlags({ title, columns, rows }: CatalogRows, messages: ArticleMessages): CatalogRows {
  return {
    title,
    columns: columns.filter(({ key }) => key === 'flag' || key === 'description'),
    rows: rows.map(({ flag = '', value = '', required, default: initial = '', description = '' }) => ({
      flag: `${flag} ${value}`.trim(),
      description: [
        required === 'Yes' ? messages.flagRequired : '',
        description,
        initial === '' ? '' : fillMessage(messages.flagDefault, { value: initial }),
      ]
        .filter((part) => part !== '')
        .join(' '),
    })),
  }
}

/** Finds the command that shows what another one changed. */
function findCheck(check: string | number | undefined, context: ArticleContext): CliLinkProps | undefined {
  if (check === undefined) return undefined
  const rows = Object.values(context.catalog.get('commands')?.rows ?? {})
  const command = rows.find(({ name }) => name === check) ?? {}
  return { command: String(check), url: getDocumentUrl(command, context) }
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

function splitNames(names: string | number | undefined): string[] {
  return names === undefined || names === '' ? [] : String(names).split(', ')
}
