import type { ReactNode } from 'react'
import type { SidebarPosition } from '../../shared/site/page.ts'
import type { SidebarItem } from '../../shared/site/sidebar.ts'
import { Icon } from '../icons/Icon.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { SidebarCategoryItem } from './SidebarCategoryItem.tsx'
import { type OpenCategories, useOpenCategories } from './useOpenCategories.ts'

interface SidebarTreeProps {
  position: SidebarPosition
  items: SidebarItem[]
  currentUrl: string
  isAutoCollapsed: boolean
}

/** The pages of an area, open along the trail of the current page. */
export function SidebarTree({ position, items, currentUrl, isAutoCollapsed }: SidebarTreeProps): ReactNode {
  const categories = useOpenCategories(position, isAutoCollapsed)
  return <SidebarLevel items={items} currentUrl={currentUrl} categories={categories} />
}

interface SidebarLevelProps {
  items: SidebarItem[]
  currentUrl: string
  categories: OpenCategories
}

/** One level of the tree. */
export function SidebarLevel({ items, currentUrl, categories }: SidebarLevelProps): ReactNode {
  return (
    <ul className="sidebar-list">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <SidebarEntry
            item={item}
            currentUrl={currentUrl}
            categories={categories}
            onToggle={(id) => categories.toggle(id, items)}
          />
        </li>
      ))}
    </ul>
  )
}

interface SidebarEntryProps {
  item: SidebarItem
  currentUrl: string
  categories: OpenCategories
  onToggle: (id: string) => void
}

function SidebarEntry({ item, currentUrl, categories, onToggle }: SidebarEntryProps): ReactNode {
  switch (item.kind) {
    case 'page':
      return (
        <a
          className="sidebar-link"
          href={item.url}
          aria-current={item.url === currentUrl ? 'page' : undefined}
        >
          {item.label}
        </a>
      )
    case 'external':
      return (
        <ExternalLink className="sidebar-link" url={item.href}>
          {item.label}
          <Icon name="external" />
        </ExternalLink>
      )
    case 'category':
      return (
        <SidebarCategoryItem
          category={item}
          currentUrl={currentUrl}
          categories={categories}
          onToggle={() => onToggle(item.id)}
        />
      )
  }
}

function keyOf(item: SidebarItem): string {
  switch (item.kind) {
    case 'page':
      return item.url
    case 'external':
      return item.href
    case 'category':
      return item.id
  }
}
