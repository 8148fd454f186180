import type { UserConfig } from '../../../shared/config/config.ts'
import type { ApiConfig, MountedApis } from './mounted-apis.ts'

type NavbarItem = NonNullable<NonNullable<UserConfig['navbar']>['items']>[number]

/** More links than this are a menu. */
const maxLinks = 2

/** Adds APIs to a configuration. The navbar leads to those that nothing else leads to. */
export function addApis(config: UserConfig, { apis }: MountedApis, start: string | undefined): UserConfig {
  if (apis.length === 0) return config
  const links = JSON.stringify([config.navbar, config.sidebars, config.versions])
  const missing = apis.filter(({ config: { url } }) => !links.includes(JSON.stringify(url)))
  const items = missing.map(({ config: { label, url } }) => ({ label, url }))
  const added: NavbarItem[] =
    items.length > maxLinks
      ? [{ kind: 'dropdown', label: 'API', items, position: 'left' }]
      : items.map((item) => ({ kind: 'link', ...item, position: 'left' }))
  return {
    ...config,
    navbar: { ...config.navbar, items: [...added, ...(config.navbar?.items ?? [])] },
    apis: apis.map(({ config: api }): ApiConfig => ({ ...api, releaseNotes: start ?? api.url })),
  }
}
