import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { toModulePath } from '../disk/engine-digest.ts'
import { layerSiteStyles } from './layer-site-styles.ts'
import { listThemeModules, type SiteExtensions } from './site-extensions.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const componentModule = 'virtual:docent-components'
const islandModule = 'virtual:docent-islands'

/**
 * Puts a site's components and style sheets into the bundle. In the site's files, `docent/theme/NAME` is the original of
 * a replaced module.
 */
export function extensionPlugin(extensions: SiteExtensions | undefined): Plugin {
  const { replacements = {}, components = {}, styles = [] } = extensions ?? {}
  const themeModules = extensions === undefined ? new Map<string, string>() : listThemeModules()
  const names = new Map([...themeModules].map(([name, file]) => [file, name]))
  const virtualModules = new Map([
    [componentModule, formatModule('siteComponents', components, (name) => name)],
    [
      islandModule,
      formatModule('siteIslands', components, (_, file) => `() => import(${JSON.stringify(file)})`),
    ],
  ])
  return {
    name: 'docent-site-extensions',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (virtualModules.has(id)) return `\0${id}`
      if (id === 'docent/components') return source + toModulePath('component-declarations.ts')
      const original = themeModules.get(/^docent\/theme\/([\w-]+)$/.exec(id)?.[1] ?? '')
      if (original !== undefined) return original
      if (importer === undefined || !/^\.{1,2}\//.test(id)) return undefined
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      const replacement = replacements[names.get(resolved?.id ?? '') ?? '']
      return replacement ?? resolved
    },
    load: (id) => virtualModules.get(id.slice(1)),
    transform(code, id) {
      if (!id.endsWith('/theme/styles/sheets/core.css') || !id.startsWith(dirname(source))) return undefined
      return layerSiteStyles(code, styles)
    },
  }
}

/** Formats a module that exports one table of the site's components. */
function formatModule(
  table: string,
  components: Readonly<Record<string, string>>,
  formatValue: (name: string, file: string) => string,
): string {
  const entries = Object.entries(components)
  const imports = table === 'siteComponents' ? entries : []
  return [
    ...imports.map(([name, file]) => `import ${name} from ${JSON.stringify(file)}`),
    `export const ${table} = {${entries.map(([name, file]) => `${name}: ${formatValue(name, file)}`).join(', ')}}`,
  ].join('\n')
}
