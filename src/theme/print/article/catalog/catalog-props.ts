import type { ArticleComponentName } from '../../../../shared/content/article-components.ts'
import { createRowSelection } from '../../../../shared/content/catalog/row-selection.ts'
import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { ArticleContext } from '../../../../shared/output/render-module.ts'
import type { ApiLinkProps, CliLinkProps } from '../CatalogLinks.tsx'
import { createGpuCalculatorProps } from '../calculators/gpu-calculator-props.ts'
import { createCostProps } from './cost-props.ts'
import { createArticleMessages } from './create-article-messages.ts'
import type { CatalogEntryProps } from './entries/CatalogEntry.tsx'
import { createNotes, formatCode, getCellText, splitNames } from './entries/catalog-texts.ts'
import { describeOptions } from './entries/describe-options.ts'
import { listApiLinks } from './entries/list-api-links.ts'
import { createSdkProps } from './entries/sdk-props.ts'
import type { TerraformSchemaProps } from './entries/TerraformSchema.tsx'
import { findRow } from './find-row.ts'
import { getDocumentUrl, listGuides } from './list-guides.ts'
import { dropEmptyColumns, selectRows } from './select-rows.ts'

type Props = Record<string, unknown>

/** Looks up the props of a component that prints facts in the catalog. The site's check ran before, so names exist. */
export function resolveCatalogProps(
  name: ArticleComponentName,
  props: Props,
  context: ArticleContext,
): Props {
  const row = (table: string, key: string): Record<string, string | number> =>
    findRow(context.catalog.get(table), key).row
  switch (name) {
    case 'Term': {
      const { term, definition } = row('glossary', String(props.id))
      return { ...props, term: term ?? String(props.id), definition: definition ?? '' }
    }
    case 'ApiLink':
      return { ...createApiLink(String(props.id), props.api ?? context.area, context) }
    case 'CliLink':
      return { ...props, url: getDocumentUrl(row('commands', String(props.command)), context) }
    case 'TerraformLink':
      return { ...props, url: getDocumentUrl(row('terraform', String(props.name)), context) }
    case 'SdkLink':
      return { ...props, url: getDocumentUrl(row('sdk', String(props.name)), context) }
    case 'Command':
      return { ...createCommandProps(String(props.name), context) }
    case 'SdkCall':
      return { ...createSdkProps(String(props.name), context) }
    case 'TerraformSchema':
      return { ...createTerraformProps(String(props.name), props.kind, context) }
    case 'BillingState':
      return { ...createCostProps(String(props.of), props.also, context) }
    case 'GpuCalculator':
      return { ...createGpuCalculatorProps(context) }
    default: {
      const rows = createRowSelection(name, props)
      if (rows === undefined) throw new Error(`\`<${name}>\` prints no table`)
      const [table = ''] = rows.tables
      return { catalog: selectRows(context.catalog.get(table), rows) }
    }
  }
}

/**
 * Creates the link to an operation. Two APIs may have operations with the same name, so the requested API's is
 * preferred.
 */
function createApiLink(id: string, requestedApi: unknown, context: ArticleContext): ApiLinkProps {
  const rows = Object.values(context.catalog.get('operations')?.rows ?? {}).filter(({ name }) => name === id)
  const { method, path, api } = rows.find((row) => row.api === requestedApi) ?? rows[0] ?? {}
  return {
    method: String(method ?? ''),
    path: String(path ?? id),
    url: context.operationUrl(String(api ?? ''), id),
  }
}

/**
 * Creates the props of `<TerraformSchema>`: arguments and attributes of a resource, or of the data source with that
 * name.
 */
function createTerraformProps(name: string, kind: unknown, context: ArticleContext): TerraformSchemaProps {
  const wantedKind = kind ?? 'resource'
  const table = (id: string): TerraformSchemaProps['arguments'] => {
    const filter = { of: name, kind: String(wantedKind) }
    const { title, columns, rows } = selectRows(context.catalog.get(id), { filter, columns: undefined })
    return dropEmptyColumns({
      title: fillMessage(createArticleMessages(context).tableOf, { title, name }),
      columns,
      rows,
    })
  }
  return {
    arguments: table('terraform-arguments'),
    attributes: table('terraform-attributes'),
    guides: wantedKind === 'resource' ? listGuides('terraform', name, context) : [],
  }
}

/** Creates the props of `<Command>`: the command's row, its flags, the operations it calls, and its guides. */
function createCommandProps(name: string, context: ArticleContext): CatalogEntryProps {
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
