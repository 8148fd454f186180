import { mapValues } from '../../read-unknown.ts'
import type { FactTable } from './catalog.ts'

/** Rows of the catalog that a component prints: those whose fields equal the filter. */
export interface RowSelection {
  /** Names of the tables. */
  tables: readonly string[]
  filter: Readonly<Record<string, string>>
  /** Keys of the columns to print. Default: all. */
  columns: readonly string[] | undefined
}

/** Tables of the components that always print the same one. */
const componentTables: Readonly<Record<string, string>> = {
  PlanTable: 'plans',
  RegionTable: 'regions',
  LimitTable: 'limits',
  GpuCalculator: 'models',
}

/** Returns the rows that a component prints. Undefined if it prints no table. */
export function createRowSelection(
  component: string,
  props: Readonly<Record<string, unknown>>,
): RowSelection | undefined {
  const { columns, children: _children, key: _key, name, ...filter } = props
  const base = { filter: toTexts(filter), columns: splitKeys(columns) }
  if (component === 'CatalogTable' && name !== undefined) return { ...base, tables: [String(name)] }
  if (component === 'TerraformSchema' && name !== undefined) {
    const { kind = 'resource' } = filter
    return { tables: terraformTables, filter: toTexts({ of: name, kind }), columns: undefined }
  }
  const table = Object.hasOwn(componentTables, component) ? componentTables[component] : undefined
  if (table === undefined) return undefined
  return { ...base, tables: [table], filter: toTexts(name === undefined ? filter : { name, ...filter }) }
}

/** Tables with the arguments and the attributes of Terraform resources and data sources. */
const terraformTables = ['terraform-arguments', 'terraform-attributes'] as const

const toTexts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  mapValues(values, String)

const splitKeys = (columns: unknown): string[] | undefined =>
  typeof columns === 'string' ? columns.split(',').map((key) => key.trim()) : undefined

/** Finds the rows whose fields equal a filter. */
export const findRows = (
  table: FactTable | undefined,
  filter: RowSelection['filter'],
): FactTable['rows'][string][] =>
  Object.values(table?.rows ?? {}).filter((row) =>
    Object.entries(filter).every(([field, value]) => String(row[field]) === value),
  )
