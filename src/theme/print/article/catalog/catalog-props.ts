import type { ArticleComponentName } from '../../../../shared/content/article-components.ts'
import type { FactTable } from '../../../../shared/content/catalog/catalog.ts'
import { createRowSelection } from '../../../../shared/content/catalog/row-selection.ts'
import type { ArticleContext } from '../../../../shared/output/server-module.ts'
import { createCommandProps } from './command-props.ts'
import { createCostProps } from './cost-props.ts'
import { getDocumentUrl } from './guides.ts'
import { selectRows } from './select-rows.ts'
import { createTerraformProps } from './terraform-props.ts'

type Props = Record<string, unknown>

/** Looks up the props of a component that prints facts in the catalog. The site's check ran before, so names exist. */
export function resolveCatalogProps(
  name: ArticleComponentName,
  props: Props,
  context: ArticleContext,
): Props {
  const row = (table: string, key: string): Record<string, string | number> =>
    findRow(context.catalog.get(table), key)
  switch (name) {
    case 'Term': {
      const { term, definition } = row('glossary', String(props.id))
      return { ...props, term: term ?? String(props.id), definition: definition ?? '' }
    }
    case 'ApiLink': {
      const id = String(props.id)
      const { method, path, api } = findOperation(id, props.api ?? context.area, context)
      return {
        method: String(method ?? ''),
        path: String(path ?? id),
        url: context.operationUrl(String(api ?? ''), id),
      }
    }
    case 'CliLink':
      return { ...props, url: getDocumentUrl(row('commands', String(props.command)), context) }
    case 'TerraformLink':
      return { ...props, url: getDocumentUrl(row('terraform', String(props.name)), context) }
    case 'Command':
      return { ...createCommandProps(String(props.name), context) }
    case 'TerraformSchema':
      return { ...createTerraformProps(String(props.name), props.kind, context) }
    case 'BillingState':
      return { ...createCostProps(String(props.of), context) }
    default: {
      const rows = createRowSelection(name, props)
      if (rows === undefined) throw new Error(`\`<${name}>\` prints no table`)
      const [table = ''] = rows.tables
      return { catalog: selectRows(context.catalog.get(table), rows) }
    }
  }
}

function findRow(table: FactTable | undefined, key: string): Record<string, string | number> {
  const rows = table?.rows ?? {}
  return rows[key] ?? Object.values(rows).find(({ name }) => name === key) ?? {}
}

/** Finds an operation. Two APIs may have operations with the same name, so the requested API's is preferred. */
function findOperation(
  id: string,
  api: unknown,
  { catalog }: ArticleContext,
): Record<string, string | number> {
  const rows = Object.values(catalog.get('operations')?.rows ?? {}).filter(({ name }) => name === id)
  return rows.find((row) => row.api === api) ?? rows[0] ?? {}
}
