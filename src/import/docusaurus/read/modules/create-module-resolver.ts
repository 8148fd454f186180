import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { createWorkspaceFinder } from './create-workspace-finder.ts'

/** Names of folders in the settings of a bundler: `alias: { '@parts': path.resolve(__dirname, 'src/parts') }`. */
const bundlerAliases = /\balias\s*:\s*\{([^{}]*)\}/g
const bundlerAlias =
  /['"]?([@~$#\w][\w@/-]*)['"]?\s*:\s*(?:\w+\.)?(?:resolve|join)\(\s*__dirname\s*,\s*['"]([^'"]+)['"]/g
/** Names of folders in the settings of TypeScript: `"@parts/*": ["./src/parts/*"]`. */
const compilerAlias = /"([^"*]+)\/\*"\s*:\s*\[\s*"([^"*]+)\/\*"/g

/**
 * Creates a function that writes the path of a module from `@site`: an alias of a folder is resolved, and a path that starts
 * with a slash is in the static folder or the root. For a package beside the site that isn't installed or built, it returns
 * the source.
 */
export function createModuleResolver(root: string): (path: string) => string {
  const aliases = [...listBundlerAliases(root), ...listCompilerAliases(root)].filter(
    ([name, folder]) => name !== '@site' && existsSync(join(root, folder)),
  )
  const findSource = createWorkspaceFinder(root)
  return (path) => {
    if (/^\/\w/.test(path)) return `@site${existsSync(join(root, 'static', path)) ? '/static' : ''}${path}`
    const [name, folder] = aliases.find(([alias]) => path === alias || path.startsWith(`${alias}/`)) ?? []
    return name === undefined
      ? (findSource(path) ?? path)
      : posix.join('@site', folder ?? '', path.slice(name.length))
  }
}

type Alias = readonly [name: string, folder: string]

const toAlias = ([, name = '', folder = '']: RegExpMatchArray): Alias => [name, folder]

/** The configuration and local plugins may have them. Their paths start at the file, which for most is in the root. */
function listBundlerAliases(root: string): Alias[] {
  return ['', 'plugins', 'src/plugins', 'config'].flatMap((folder) =>
    listScripts(join(root, folder)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(bundlerAliases)].flatMap(([, aliases = '']) =>
        [...aliases.matchAll(bundlerAlias)]
          .map(toAlias)
          .map(([name, path]): Alias => [name, posix.join(folder, path)]),
      ),
    ),
  )
}

const listScripts = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.[cm]?[jt]s$/.test(name))
        .map((name) => join(folder, name))
        .filter((file) => statSync(file).isFile())
    : []

const listCompilerAliases = (root: string): Alias[] =>
  ['tsconfig.json', 'jsconfig.json']
    .map((name) => join(root, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(compilerAlias)].map(toAlias))
