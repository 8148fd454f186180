import { type MouseEvent, type ReactNode, type Ref, useRef } from 'react'
import { writeItem } from '../../../runtime/storage/storage.ts'
import { sidebarKey } from '../../../runtime/storage/storage-keys.ts'
import type { ShellView, SidebarPosition } from '../../../shared/site/page.ts'
import type { SidebarItem } from '../../../shared/site/sidebar.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { Icon } from '../icons/Icon.tsx'
import { useMessages } from '../useMessages.ts'
import { SidebarTree } from './SidebarTree.tsx'

interface SidebarProps {
  site: SiteView
  view: ShellView
  position: SidebarPosition
  items: SidebarItem[]
}

/**
 * The column at the start of a page. Whether it's hidden is an attribute of the root element, set before the first
 * paint.
 */
export function Sidebar({ site, view, position, items }: SidebarProps): ReactNode {
  const messages = useMessages()
  const hideButton = useRef<HTMLButtonElement>(null)
  const showButton = useRef<HTMLButtonElement>(null)
  const hide = ({ currentTarget }: MouseEvent): void => {
    getRoot(currentTarget).dataset.sidebar = 'hidden'
    writeItem(sidebarKey, 'hidden')
    showButton.current?.focus()
  }
  const show = ({ currentTarget }: MouseEvent): void => {
    delete getRoot(currentTarget).dataset.sidebar
    writeItem(sidebarKey, undefined)
    hideButton.current?.focus()
  }
  const area = site.areas.find(({ id }) => id === view.area)
  return (
    <div className="sidebar" id="docs-sidebar">
      <nav className="sidebar-scroll" aria-label={messages.docsSidebar} data-scroll-memory={position.id}>
        <div className="sidebar-head">
          {area !== undefined && (
            <a className="sidebar-title" href={area.url}>
              {area.label}
            </a>
          )}
          {site.isSidebarHideable && (
            <ToggleButton ref={hideButton} action="hide" label={messages.hideSidebar} onClick={hide} />
          )}
        </div>
        <a className="sidebar-main-menu" href="#site-menu">
          {messages.mainMenu}
        </a>
        <SidebarTree
          position={position}
          items={items}
          currentUrl={view.url}
          isAutoCollapsed={site.isSidebarAutoCollapsed}
        />
      </nav>
      {site.isSidebarHideable && (
        <ToggleButton ref={showButton} action="show" label={messages.showSidebar} onClick={show} />
      )}
    </div>
  )
}

interface ToggleButtonProps {
  ref: Ref<HTMLButtonElement>
  action: 'hide' | 'show'
  label: string
  onClick: (event: MouseEvent) => void
}

function ToggleButton({ action, label, ...props }: ToggleButtonProps): ReactNode {
  return (
    <button
      {...props}
      type="button"
      className={`icon-button sidebar-${action}`}
      aria-label={label}
      title={label}
      data-early=""
    >
      <Icon name="sidebar" />
    </button>
  )
}

const getRoot = (element: Element): HTMLElement => element.ownerDocument.documentElement
