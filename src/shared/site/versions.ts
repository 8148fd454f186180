import type { DocsConfig } from '../config/config.ts'

type Version = DocsConfig['versions'][number]

/**
 * Returns the path of a version below the base URL, in the default locale. A single version is served at the route
 * base.
 */
export function getVersionPath(name: string, { docs, versions }: DocsConfig): string {
  const version = versions.find((candidate) => candidate.name === name)
  return versions.length === 1 || version === undefined ? docs.routeBase : version.path
}

/** Lists the versions that readers choose from, without guides of other subjects. */
export function listVersions({ versions }: Pick<DocsConfig, 'versions'>): Version[] {
  return versions.filter(({ isSeparate }) => !isSeparate)
}

/** Returns the version that readers get by default. */
export function getLatestVersion({ versions }: Pick<DocsConfig, 'versions'>): Version {
  const last = versions.find(({ isLast }) => isLast)
  if (last === undefined) throw new Error('A site has a latest version.')
  return last
}

/** Returns the folder of a version's guides. */
export function getVersionFolder(name: string): string {
  return name === 'current' ? 'content/docs' : `content/versions/${name}/docs`
}
