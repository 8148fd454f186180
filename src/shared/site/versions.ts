import type { DocsConfig } from '../config/config.ts'

type Version = DocsConfig['versions'][number]

/** Path of a version below the base, in the default language. The only version is served at the route base. */
export function getVersionPath(name: string, { docs, versions }: DocsConfig): string {
  const version = versions.find((candidate) => candidate.name === name)
  return versions.length === 1 || version === undefined ? docs.routeBase : version.path
}

/** The version that readers get who ask for none. */
export function getLatestVersion({ versions }: Pick<DocsConfig, 'versions'>): Version {
  const last = versions.find(({ isLast }) => isLast)
  if (last === undefined) throw new Error('A site has a latest version.')
  return last
}

/** The folder of a version's guides. */
export function getVersionFolder(name: string): string {
  return name === 'current' ? 'content/docs' : `content/versions/${name}/docs`
}
