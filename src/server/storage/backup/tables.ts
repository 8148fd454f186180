import type { Database } from '../database.ts'
import type { Migration } from '../migrate.ts'

/** One of our tables, with its writable columns. */
export interface Table {
  name: string
  columns: string[]
}

/** Quotes an identifier for a statement. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * Lists the tables that the migrations created, each after the tables it refers to. A PostgreSQL server may contain
 * other tables, which are ignored.
 */
export async function readTables(database: Database, migrations: readonly Migration[]): Promise<Table[]> {
  const names = migrations.flatMap(({ statements }) =>
    [...statements.matchAll(/^\s*CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gim)].map(([, name = '']) => name),
  )
  const columns = await database.query<{ table: string; name: string }>(
    `SELECT table_name AS table, column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  )
  const foreignKeys = await database.query<{ child: string; parent: string }>(
    `SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
     JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  )
  const tables = names
    .map((name) => ({
      name,
      columns: columns.filter(({ table }) => table === name).map((column) => column.name),
    }))
    .filter((table) => table.columns.length > 0)
  return sortParentsFirst(tables, foreignKeys)
}

function sortParentsFirst(
  tables: readonly Table[],
  foreignKeys: readonly { child: string; parent: string }[],
): Table[] {
  const sorted = new Map<string, Table>()
  const add = (table: Table): void => {
    for (const { child, parent } of foreignKeys) {
      const parentTable =
        child === table.name && parent !== child && tables.find(({ name }) => name === parent)
      if (parentTable) add(parentTable)
    }
    sorted.set(table.name, table)
  }
  for (const table of tables) add(table)
  return [...sorted.values()]
}
