import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { UserConfig } from '../../../shared/config/config.ts'
import { redirectFile } from '../../../shared/redirects.ts'
import type { ImportedSite } from '../imported-site.ts'

/** Writes an imported site to a folder. With `only`, writes only these files, and removes those that it has no more. */
export function writeImportedSite(site: ImportedSite, root: string, only?: ReadonlySet<string>): void {
  const isWritten = (path: string): boolean => only === undefined || only.has(path)
  for (const [path, file] of site.files) {
    if (!isWritten(path)) continue
    const target = join(root, path)
    mkdirSync(dirname(target), { recursive: true })
    if ('text' in file) writeFileSync(target, file.text)
    else copyFileSync(file.copyOf, target)
  }
  for (const path of only ?? [])
    if (!site.files.has(path) && existsSync(join(root, path)) && path !== redirectFile)
      rmSync(join(root, path))
  mkdirSync(join(root, 'content'), { recursive: true })
  mkdirSync(join(root, 'static'), { recursive: true })
  writeFileSync(join(root, 'docs.config.ts'), formatConfigFile(site.config))
  const rows = site.redirects.map(({ from, to }) => `${from}\t${to}\n`)
  if (rows.length > 0 || existsSync(join(root, redirectFile)))
    writeFileSync(join(root, redirectFile), rows.join(''))
}

/** Formats a configuration as the text of `docs.config.ts`. */
function formatConfigFile(config: UserConfig): string {
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
