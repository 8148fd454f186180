import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isObject, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'
import type { DocsInstance, DocsVersion } from '../docusaurus-site.ts'
import { asText, asTexts } from './as-values.ts'
import type { SiteModules } from './site-modules.ts'
import { toRoute } from './url-paths.ts'

interface InstanceInput {
  root: string
  options: UnknownObject
  modules: SiteModules
}

/** Reads an instance of the docs plugin with its versions. */
export async function readDocsInstance({ root, options, modules }: InstanceInput): Promise<DocsInstance> {
  const id = asText(options.id) ?? 'default'
  const path = asText(options.path) ?? 'docs'
  const routeBase = toRoute(asText(options.routeBasePath) ?? 'docs')
  const prefix = id === 'default' ? '' : `${id}_`
  const getFolder = (name: string): string =>
    name === 'current' ? resolve(root, path) : join(root, `${prefix}versioned_docs/version-${name}`)
  const listed = listVersionNames(join(root, `${prefix}versions.json`), options)
  const names = listed.filter((name) => name === 'current' || existsSync(getFolder(name)))
  const chosen = asText(options.lastVersion)
  const last =
    chosen !== undefined && names.includes(chosen)
      ? chosen
      : (names.find((name) => name !== 'current') ?? 'current')
  const versions = names.map(async (name): Promise<DocsVersion> => {
    const settings = toObject(toObject(options.versions)[name])
    const isLast = name === last
    const segment = settings.path ?? (isLast ? '' : name === 'current' ? 'next' : name)
    return {
      name,
      label: asText(settings.label) ?? (name === 'current' ? 'Next' : name),
      banner: readBanner(settings.banner) ?? getDefaultBanner(name, names, last),
      isLast,
      folder: getFolder(name),
      path: toRoute(`${routeBase}/${String(segment)}`),
      sidebars:
        name === 'current'
          ? await loadSidebars(root, options.sidebarPath, modules)
          : readVersionedSidebars(
              join(root, `${prefix}versioned_sidebars/version-${name}-sidebars.json`),
              name,
            ),
    }
  })
  return {
    id,
    folder: resolve(root, path),
    routeBase,
    options,
    versions: await Promise.all(versions),
    missingVersions: listed.filter((name) => !names.includes(name)),
  }
}

/** Lists the versions that the site publishes, newest first. */
function listVersionNames(file: string, options: UnknownObject): string[] {
  const released =
    options.disableVersioning === true || !existsSync(file)
      ? []
      : asTexts(JSON.parse(readFileSync(file, 'utf8')))
  const includesCurrent = options.includeCurrentVersion !== false
  const names = [...(includesCurrent ? ['current'] : []), ...released]
  const only = asTexts(options.onlyIncludeVersions)
  return only.length === 0 ? names : names.filter((name) => only.includes(name))
}

const readBanner = (value: unknown): DocsVersion['banner'] | undefined =>
  value === 'none' || value === 'unreleased' || value === 'unmaintained' ? value : undefined

/** Versions are listed from the newest to the oldest. */
function getDefaultBanner(name: string, names: readonly string[], last: string): DocsVersion['banner'] {
  if (name === last) return 'none'
  return names.indexOf(name) < names.indexOf(last) ? 'unreleased' : 'unmaintained'
}

async function loadSidebars(
  root: string,
  path: unknown,
  modules: SiteModules,
): Promise<UnknownObject | undefined> {
  if (path === false) return {}
  const file = resolve(root, asText(path) ?? 'sidebars.js')
  const candidates = [file, ...['.js', '.ts', '.json', '.cjs', '.mjs'].map((ending) => `${file}${ending}`)]
  const existing = candidates.find((candidate) => existsSync(candidate) && /\.\w+$/.test(candidate))
  if (existing === undefined) return undefined
  return toSidebars(await modules.load(existing))
}

function readVersionedSidebars(file: string, version: string): UnknownObject | undefined {
  if (!existsSync(file)) return undefined
  // Docusaurus wrote this prefix until 2021.
  const text = readFileSync(file, 'utf8').replaceAll(`version-${version}/`, '')
  return toSidebars(JSON.parse(text))
}

const toSidebars = (value: unknown): UnknownObject | undefined =>
  Array.isArray(value) ? { docs: value } : isObject(value) ? value : undefined
