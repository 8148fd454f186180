import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from './source-files.ts'

/**
 * Reads the table of ARCHITECTURE's section "The import rule": the other folders of `src/` that each folder may import,
 * by folder. Throws if the section has no table.
 */
export function readImportRule(): Map<string, string[]> {
  const text = readFileSync(join(repositoryRoot, 'ARCHITECTURE.md'), 'utf8')
  const section = text.split('\n## The import rule\n')[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  if (rows.length === 0) throw new Error('The section "The import rule" of ARCHITECTURE.md has no table.')
  return new Map(
    rows.flatMap((row) => {
      const [, folders = '', imports = ''] = row.split('|')
      return listNames(folders).map((folder): [string, string[]] => [folder, listNames(imports)])
    }),
  )
}

const listNames = (cell: string): string[] =>
  [...cell.matchAll(/`([\w/-]+?)\/?`/g)].map(([, name = '']) => name)
