import type { ArticleComponentName } from '../../../../shared/content/article-components.ts'
import { createRowSelection } from '../../../../shared/content/catalog/row-selection.ts'
import type { ArticleContext } from '../../../../shared/output/render-module.ts'
import type { ApiLinkProps } from '../CatalogLinks.tsx'
import { createGpuCalculatorProps } from '../calculators/gpu-calculator-props.ts'
import { createCostProps } from './cost-props.ts'
import { createCommandProps } from './entries/command-props.ts'
import { createSdkProps } from './entries/sdk-props.ts'
import { createTerraformProps } from './entries/terraform-props.ts'
import { findRow } from './find-row.ts'
import { getDocumentUrl } from './list-guides.ts'
import { selectRows } from './select-rows.ts'

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
      return { ...createCostProps(String(props.of), context) }
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
