import { siteIslands } from 'virtual:docent-islands'
import type { ReactNode } from 'react'
import type { IslandLoaders } from '../../runtime/article/hydrate-islands.ts'
import { StaticHtml } from '../shell/StaticHtml.tsx'

interface SiteIslandProps extends Record<string, unknown> {
  hasChildren: boolean
}

/** Interactive components of the site. */
export const siteIslandLoaders: IslandLoaders = Object.fromEntries(
  Object.entries(siteIslands).map(([name, load]) => [
    name,
    async () => {
      const { render } = (await load()).default
      return function SiteIsland({ hasChildren, ...props }: SiteIslandProps): ReactNode {
        const children = hasChildren ? <StaticHtml className="island-children" html="" /> : undefined
        return render({ ...props, children })
      }
    },
  ]),
)
