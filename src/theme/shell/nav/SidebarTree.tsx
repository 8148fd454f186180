import { type ReactNode, useState } from 'react'
import { loadLevel } from '../../../runtime/loading/load-sidebar-level.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { SidebarPosition } from '../../../shared/site/page.ts'
import type { SidebarCategory, SidebarItem } from '../../../shared/site/sidebar.ts'
import { Icon } from '../icons/Icon.tsx'
import { SpriteIcon } from '../icons/SpriteIcon.tsx'
import { useMessages } from '../useMessages.ts'
import { ExternalLink } from './ExternalLink.tsx'
import {
  getCategoryItems,
  isCurrentCategory,
  type Levels,
  mergeOpenCategories,
  toggleCategory,
} from './toggle-category.ts'

interface OpenCategories {
  open: readonly string[]
  levels: Levels
  /** Opens or closes a category. */
  toggle: (id: string, level: readonly SidebarItem[]) => void
}

interface SidebarTreeProps {
  position: SidebarPosition
  items: SidebarItem[]
  currentUrl: string
  isAutoCollapsed: boolean
}

/** The pages of an area, with the categories on the active path open. */
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
function SidebarLevel({ items, currentUrl, categories }: SidebarLevelProps): ReactNode {
  return (
    <ul className="sidebar-list">
      {items.map((item) => (
        <li key={getItemKey(item)}>
          <SidebarTreeItem
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

interface SidebarTreeItemProps {
  item: SidebarItem
  currentUrl: string
  categories: OpenCategories
  onToggle: (id: string) => void
}

function SidebarTreeItem({ item, currentUrl, categories, onToggle }: SidebarTreeItemProps): ReactNode {
  switch (item.kind) {
    case 'page':
      return (
        <a
          className="sidebar-link"
          href={item.url}
          aria-current={item.url === currentUrl ? 'page' : undefined}
        >
          {item.icon !== undefined && <SpriteIcon url={item.icon} className="icon-product" />}
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

interface SidebarCategoryItemProps {
  category: SidebarCategory
  currentUrl: string
  categories: OpenCategories
  onToggle: () => void
}

/** A category: a link to its landing page, a button that opens it, and its items while it's open. */
function SidebarCategoryItem({
  category,
  currentUrl,
  categories,
  onToggle,
}: SidebarCategoryItemProps): ReactNode {
  const messages = useMessages()
  const isOpen = categories.open.includes(category.id)
  const items = getCategoryItems(category, categories.levels) ?? []
  const isCurrent = isCurrentCategory(category, isOpen ? items : [], currentUrl)
  return (
    <>
      <div className="sidebar-row">
        <a
          className="sidebar-link sidebar-category"
          href={category.url}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {category.icon !== undefined && <SpriteIcon url={category.icon} className="icon-product" />}
          {category.label}
        </a>
        <button
          type="button"
          className="sidebar-caret"
          aria-expanded={isOpen}
          aria-label={fillMessage(messages.pagesIn, { label: category.label })}
          data-early=""
          onClick={onToggle}
        >
          <Icon name="chevron" />
        </button>
      </div>
      {isOpen && items.length > 0 && (
        <SidebarLevel items={items} currentUrl={currentUrl} categories={categories} />
      )}
    </>
  )
}

function getItemKey(item: SidebarItem): string {
  switch (item.kind) {
    case 'page':
      return item.url
    case 'external':
      return item.href
    case 'category':
      return item.id
  }
}

/** Manages the open categories: initially the active path of the page, then as toggled by the reader. */
function useOpenCategories(
  { id: sidebar, activePath }: SidebarPosition,
  isAutoCollapsed: boolean,
): OpenCategories {
  const page = `${sidebar}:${activePath.join(':')}`
  const [state, setState] = useState({ page, open: activePath })
  const [levels, setLevels] = useState<Levels>(new Map())
  const open = state.page === page ? state.open : mergeOpenCategories(state.open, activePath, isAutoCollapsed)
  // Derived from a prop the way React recommends: set during rendering, before anything is printed.
  if (state.page !== page) setState({ page, open })

  const toggle = (id: string, level: readonly SidebarItem[]): void => {
    setState({ page, open: toggleCategory({ open, id, level, isAutoCollapsed }) })
    loadLevel(sidebar, id).then(
      (items) => setLevels((previous) => new Map(previous).set(id, items)),
      (error: unknown) => console.warn(`Failed to load the sidebar level ${id}.`, error),
    )
  }
  return { open, levels, toggle }
}
