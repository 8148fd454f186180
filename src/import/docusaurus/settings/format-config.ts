import type { UserConfig } from '../../../shared/config/config.ts'

/** Formats a configuration as the text of `docs.config.ts`. */
export function formatConfigFile(config: UserConfig): string {
  return `export default ${formatValue(config, '')}\n`
}

function formatValue(value: unknown, indent: string): string {
  if (Array.isArray(value))
    return formatItems(
      value.map((item) => formatValue(item, `${indent}  `)),
      { indent, open: '[', close: ']' },
    )
  if (typeof value !== 'object' || value === null) return formatScalar(value)
  const entries = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(
      ([key, field]) =>
        `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : formatScalar(key)}: ${formatValue(field, `${indent}  `)}`,
    )
  return formatItems(entries, { indent, open: '{ ', close: ' }' })
}

/** Writes a short list on one line. */
function formatItems(
  items: readonly string[],
  { indent, open, close }: { indent: string; open: string; close: string },
): string {
  const [left, right] = [open.trim(), close.trim()]
  if (items.length === 0) return left + right
  const line = `${open}${items.join(', ')}${close}`
  if (line.length + indent.length < 100 && !line.includes('\n')) return line
  return `${left}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${right}`
}

const formatScalar = (value: unknown): string =>
  typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : (JSON.stringify(value) ?? 'undefined')
