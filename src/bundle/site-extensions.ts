import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { digestModules } from '../disk/digest.ts'
import { articleComponents } from '../shared/content/article-components.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'

const themeFolder = fileURLToPath(new URL('../theme/', import.meta.url))

/** Files of a site that the bundler puts into the scripts and style sheets. Paths are absolute. */
export interface SiteExtensions {
  root: string
  /** Modules in `theme/` that replace modules of the theme, by name. */
  replacements: Record<string, string>
  /** Style sheets in `theme/`. */
  styles: string[]
  /** Components for writers in `components/`, by name. */
  components: Record<string, string>
  /** Changes with each of these files and with what they import from the site. */
  digest: string
}

/** Finds the extensions of a site. Undefined for a site without any. Throws a `DocsError` for wrong names. */
export function readSiteExtensions(root: string): SiteExtensions | undefined {
  // CSS modules are for the modules that import them.
  const styles = listFiles(join(root, 'theme'), /(?<!\.module)\.css$/)
  const modules = listFiles(join(root, 'theme'), /^[\w-]+\.[jt]sx?$/)
  const components = listFiles(join(root, 'components'), /^[A-Z]\w*\.[jt]sx$/)
  if (styles.length + modules.length + components.length === 0) return undefined
  const problems = [...checkReplacements(modules, root), ...checkComponents(components, root)]
  if (problems.length > 0) throw new DocsError(problems)
  return {
    root,
    replacements: Object.fromEntries(modules.map((file) => [getName(file), file])),
    styles,
    components: Object.fromEntries(components.map((file) => [getName(file), file])),
    digest: digestModules([...styles, ...modules, ...components], root),
  }
}

/** Lists the modules of the theme by name. */
export function listThemeModules(): Map<string, string> {
  const files = readdirSync(themeFolder, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => /\.(?:tsx?|js)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
  return new Map(modules.map((file) => [getName(file), join(themeFolder, file)]))
}

const getName = (file: string): string => basename(file, extname(file))

function listFiles(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(folder, entry.name))
    .sort()
}

function checkReplacements(files: readonly string[], root: string): Problem[] {
  if (files.length === 0) return []
  const names = [...listThemeModules().keys()]
  return files
    .filter((file) => !names.includes(getName(file)))
    .map((file) => ({
      problem: `The theme has no component \`${getName(file)}\` to replace.`,
      at: { file: relative(root, file), line: undefined },
      fix: suggestFix(
        getName(file),
        names,
        'Rename the file, or move what other files import to a folder in `theme/`.',
      ),
    }))
}

const checkComponents = (files: readonly string[], root: string): Problem[] =>
  files
    .filter((file) => Object.hasOwn(articleComponents, getName(file)))
    .map((file) => ({
      problem: `\`<${getName(file)}>\` is already a component.`,
      at: { file: relative(root, file), line: undefined },
      fix: 'Choose another name. To change how it looks, put a file for its module into `theme/`.',
    }))
