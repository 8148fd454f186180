import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { redirectFile } from '../../../shared/redirects.ts'
import type { ImportedSite } from '../imported-site.ts'
import { formatConfigFile } from '../settings/format-config.ts'

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
