/** Returns the messages of a language whose keys are in `table`, plural forms included. */
export function pickMessages<Table extends object>(
  messages: Readonly<Record<string, string | undefined>>,
  table: Table,
): Partial<Table> {
  const keys = Object.keys(messages).filter((key) => Object.hasOwn(table, key.replace(/\.\w+$/, '')))
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Partial<Table>
}
