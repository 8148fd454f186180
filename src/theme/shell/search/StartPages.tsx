import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { loadLevel } from '../../../runtime/loading/load-sidebar-level.ts'
import { rootLevel, type SidebarItem } from '../../../shared/site/sidebar.ts'
import type { AreaView } from '../../../shared/site/site-view.ts'
import { SpriteIcon } from '../icons/SpriteIcon.tsx'
import { SearchIcon } from './SearchIcon.tsx'
import { useSearchMessages } from './useSearchMessages.ts'

interface StartPagesProps {
  areas: readonly AreaView[]
  onFollow(event: MouseEvent, item: undefined): void
}

/** Where a reader can start who hasn't searched yet: the areas, and below them the topics of each. */
export function StartPages({ areas, onFollow }: StartPagesProps): ReactNode {
  const { startWithArea } = useSearchMessages()
  const topics = useTopics(areas)
  return (
    <>
      <StartList title={startWithArea} pages={areas} onFollow={onFollow} />
      {areas.map(({ id, label }) => (
        <StartList key={id} title={label} pages={topics.get(id) ?? []} onFollow={onFollow} />
      ))}
    </>
  )
}

interface StartPage {
  label: string
  url: string
  icon?: string | undefined
}

interface StartListProps {
  title: string
  pages: readonly StartPage[]
  onFollow(event: MouseEvent, item: undefined): void
}

function StartList({ title, pages, onFollow }: StartListProps): ReactNode {
  if (pages.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="search-heading">{title}</h2>
      <ul className="search-start">
        {pages.map(({ label, url, icon }) => (
          <li key={url} className="saved">
            <a className="saved-link" href={url} onClick={(event) => onFollow(event, undefined)}>
              <span className="hit-icon">
                {icon === undefined ? (
                  <SearchIcon name="page" />
                ) : (
                  <SpriteIcon url={icon} className="icon-product" />
                )}
              </span>
              <span className="hit-title">{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the topics with an icon in the sidebar of each area, as soon as they're loaded. */
function useTopics(areas: readonly AreaView[]): ReadonlyMap<string, StartPage[]> {
  const [topics, setTopics] = useState<ReadonlyMap<string, StartPage[]>>(new Map())
  useEffect(() => {
    for (const { id, sidebar } of areas)
      loadLevel(sidebar, rootLevel).then(
        (items) => setTopics((loaded) => new Map(loaded).set(id, items.filter(isTopic))),
        // The areas are enough.
        () => undefined,
      )
  }, [areas])
  return topics
}

const isTopic = (item: SidebarItem): item is Exclude<SidebarItem, { kind: 'external' }> =>
  item.kind !== 'external' && item.icon !== undefined
