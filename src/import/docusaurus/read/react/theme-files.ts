import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the paths of the site's own theme components by the names that import them, except for those that `modules` has. */
export function listThemeAliases(root: string, modules: Record<string, unknown>): Record<string, string> {
  const folder = join(root, 'src/theme')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const paths = files.flatMap((file) => file.replaceAll('\\', '/').match(themeFile)?.[1] ?? [])
  const aliases = paths.map((path) => [`@theme/${path}`, join(folder, path)] as const)
  return Object.fromEntries(aliases.filter(([name]) => !(name in modules)))
}

const themeFile = /^(.+?)(?:\/index)?\.[jt]sx?$/

/** Whether a component of the theme is one of the site. */
export const isThemeFile = (name: string, root: string): boolean =>
  name.startsWith('@theme/') &&
  ['', '/index'].some((ending) =>
    ['.js', '.jsx', '.ts', '.tsx'].some((type) =>
      existsSync(join(root, 'src/theme', `${name.slice('@theme/'.length)}${ending}${type}`)),
    ),
  )
