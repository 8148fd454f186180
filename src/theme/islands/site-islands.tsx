import { siteIslands } from 'virtual:docent-islands'
import type { ReactNode } from 'react'
import type { IslandLoaders } from '../../runtime/article/hydrate-islands.ts'
import { StaticHtml } from '../shell/StaticHtml.tsx'
import { IdScope } from './IdScope.tsx'

interface SiteIslandProps extends Record<string, unknown> {
  hasChildren: boolean
  idScope: string
}

/** Interactive components of the site. */
export const siteIslandLoaders: IslandLoaders = Object.fromEntries(
  Object.entries(siteIslands).map(([name, load]) => [
    name,
    async () => {
      const { render } = (await load()).default
      function Content({ hasChildren, ...props }: Omit<SiteIslandProps, 'idScope'>): ReactNode {
        const children = hasChildren ? <StaticHtml className="island-children" html="" /> : undefined
        return render({ ...props, children })
      }
      return function SiteIsland({ idScope, ...props }: SiteIslandProps): ReactNode {
        return (
          <IdScope name={idScope}>
            <Content {...props} />
          </IdScope>
        )
      }
    },
  ]),
)
