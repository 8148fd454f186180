import { siteIslands } from 'virtual:docent-islands'
import type { ReactNode } from 'react'
import type { IslandModules } from '../../runtime/article/hydrate-islands.ts'
import { StaticHtml } from '../shell/StaticHtml.tsx'

interface SiteIslandProps extends Record<string, unknown> {
  hasChildren: boolean
}

/** Interactive components of the site. */
export const siteIslandModules: IslandModules = Object.fromEntries(
  Object.entries(siteIslands).map(([name, load]) => [
    name,
    async () => {
      const { render } = (await load()).default
      const Island = ({ hasChildren, ...props }: SiteIslandProps): ReactNode =>
        render({
          ...props,
          children: hasChildren ? <StaticHtml className="island-children" html="" /> : undefined,
        })
      return { [`${name}Island`]: Island }
    },
  ]),
)
