import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A plugin of the site imports the one that it extends, and in a compiled configuration has a variable of its name. */
const contentPlugin =
  /(?:\bimport\s+(?!type\b)[^'"]*from\s*|\b(?:require|import|jitiImport)\(\s*)['"]@docusaurus\/plugin-content-(docs|blog|pages)['"]|\b_pluginContent(Docs|Blog|Pages)\.default\b/

/** Finds the content plugin that a plugin of the site extends: a function, or a file named by its path. */
export function findExtendedPlugin(plugin: unknown, root: string): string | undefined {
  const code = typeof plugin === 'function' ? String(plugin) : readCode(String(plugin), root)
  const [, name, variable] = code.match(contentPlugin) ?? []
  const kind = name ?? variable?.toLowerCase()
  return kind === undefined ? undefined : `content-${kind}`
}

function readCode(path: string, root: string): string {
  if (!/^[./]/.test(path)) return ''
  const file = ['.js', '.ts', '.cjs', '.mjs', '/index.js', '/index.ts', '']
    .map((ending) => resolve(root, path) + ending)
    .find((name) => existsSync(name))
  return file === undefined || !/\.\w+$/.test(file) ? '' : readFileSync(file, 'utf8')
}
