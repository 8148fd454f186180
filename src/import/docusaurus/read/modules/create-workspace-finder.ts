import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isObject, toObject } from '../../../../shared/read-unknown.ts'

const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.cjs', '.jsx', '/index.ts', '/index.tsx', '/index.js']

/** Creates a function that finds the source of a module that isn't installed or built, in the packages beside the site. */
export function createWorkspaceFinder(root: string): (path: string) => string | undefined {
  const packages = listPackages(root)
  const { resolve } = createRequire(join(root, 'package.json'))
  return (path) => {
    const [name = path] = path.match(/^(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/) ?? []
    const folder = packages.get(name)
    if (folder === undefined) return undefined
    try {
      return resolve(path)
    } catch {
      return findSource(folder, path.slice(name.length))
    }
  }
}

/** Lists the packages of the repository around a site, with their folders. */
function listPackages(root: string): Map<string, string> {
  const workspace = findWorkspace(root)
  if (workspace === undefined) return new Map()
  const folders = listFolders(workspace).flatMap((folder) => [folder, ...listFolders(folder)])
  return new Map(
    folders.flatMap((folder) => {
      const { name } = readManifest(folder)
      return typeof name === 'string' ? [[name, folder] as const] : []
    }),
  )
}

function findWorkspace(folder: string): string | undefined {
  const isRoot = existsSync(join(folder, 'pnpm-workspace.yaml')) || 'workspaces' in readManifest(folder)
  if (isRoot) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : findWorkspace(parent)
}

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => join(folder, name))

function readManifest(folder: string): Record<string, unknown> {
  const file = join(folder, 'package.json')
  try {
    return existsSync(file) ? toObject(JSON.parse(readFileSync(file, 'utf8'))) : {}
  } catch {
    return {}
  }
}

/** The manifest names a file for each use. The one for types may be the only source. */
function findSource(folder: string, path: string): string | undefined {
  const { exports, main } = readManifest(folder)
  const named = listTexts(toObject(exports)[`.${path}`] ?? (path === '' ? (exports ?? main) : undefined))
  return [...named, path === '' ? 'src' : path, join('src', path), path === '' ? 'index' : path]
    .flatMap((file) => endings.map((ending) => join(folder, `${file}${ending}`)))
    .find((file) => !/\.d\.[cm]?ts$/.test(file) && existsSync(file) && statSync(file).isFile())
}

const listTexts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) ? Object.values(value).flatMap(listTexts) : []
