import { join } from 'node:path'
import { readTextFile } from '../../disk/read-text-file.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { type RedirectTable, redirectFile } from '../../shared/redirects.ts'

/** Reads the redirect table of a site. A site without the file has no rows. */
export function loadRedirectTable(root: string): RedirectTable {
  const text = readTextFile({ absolute: join(root, redirectFile), path: redirectFile, maxSize: maxTableSize })
  return text === undefined ? { rows: [], problems: [] } : parseRedirectTable(text)
}

/** Maximum bytes. A row has about 100. */
const maxTableSize = 10 * 1024 * 1024

/**
 * Parses two columns, old and new address, separated by a tab. Empty lines and lines that start with `#` are ignored.
 */
export function parseRedirectTable(text: string): RedirectTable {
  const table: RedirectTable = { rows: [], problems: [] }
  for (const [index, content] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (content.trim() === '' || content.startsWith('#')) continue
    const line = index + 1
    const [from = '', to = '', ...more] = content.split('\t').map((cell) => cell.trim())
    if (from === '' || to === '' || more.length > 0) table.problems.push(createColumnProblem(content, line))
    else table.rows.push({ from, to, line })
  }
  return table
}

function createColumnProblem(content: string, line: number): Problem {
  return {
    problem: `\`${content.trim().replaceAll('\t', ' ⇥ ')}\` is not a row of two columns.`,
    at: { file: redirectFile, line },
    fix: 'Write the old address, one tab, and the new address.',
  }
}
