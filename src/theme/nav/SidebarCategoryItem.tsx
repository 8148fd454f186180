import type { ReactNode } from 'react'
import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { SidebarCategory } from '../../shared/site/sidebar.ts'
import { Icon } from '../icons/Icon.tsx'
import { useMessages } from '../messages.ts'
import { SidebarLevel } from './SidebarTree.tsx'
import { isCurrentCategory, itemsOf } from './sidebar-open.ts'
import type { OpenCategories } from './useOpenCategories.ts'

interface SidebarCategoryItemProps {
  category: SidebarCategory
  currentUrl: string
  categories: OpenCategories
  onToggle: () => void
}

/** A category: a link to its landing page, a button that opens it, and its items while it is open. */
export function SidebarCategoryItem({
  category,
  currentUrl,
  categories,
  onToggle,
}: SidebarCategoryItemProps): ReactNode {
  const messages = useMessages()
  const isOpen = categories.open.includes(category.id)
  const items = itemsOf(category, categories.levels) ?? []
  const isCurrent = isCurrentCategory(category, isOpen ? items : [], currentUrl)
  return (
    <>
      <div className="sidebar-row">
        <a
          className="sidebar-link sidebar-category"
          href={category.url}
          aria-current={isCurrent ? 'page' : undefined}
        >
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
