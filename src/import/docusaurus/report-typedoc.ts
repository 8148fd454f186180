import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DocusaurusSite, PluginUse } from './docusaurus-site.ts'
import type { ImportReport } from './output/import-report.ts'
import { listFilesBelow } from './pages/list-collection-files.ts'
import { asText } from './read/as-values.ts'
import { locateSetting } from './read/locate-setting.ts'

/**
 * Reports the pages of the plugin for TypeDoc if they aren't in the repository. Existing pages are plain content. Returns
 * whether the plugin is that one.
 */
export function reportTypedoc(
  { name, options }: PluginUse,
  { root, configFile }: DocusaurusSite,
  report: ImportReport,
): boolean {
  if (!/plugin-typedoc(?:-api)?$/.test(name)) return false
  const out = asText(options.out) ?? 'docs/api'
  const folders = [resolve(root, out), resolve(root, asText(options.docsRoot) ?? 'docs', out)]
  const hasPages = folders.some(
    (folder) => existsSync(folder) && listFilesBelow(folder).some((path) => /\.mdx?$/.test(path)),
  )
  if (!hasPages)
    report.add(
      'plugin',
      `The pages that \`${name}\` writes to \`${out}\` aren't in the repository. Run \`npx docusaurus generate-typedoc\`, or build the Docusaurus site, and import again.`,
      locateSetting(root, configFile, name),
    )
  return true
}
