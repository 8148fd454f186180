import { type MouseEvent, type ReactNode, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { SidebarTree } from '../../nav/SidebarTree.tsx'
import { useMessages } from '../../useMessages.ts'
import type { NavigationProps } from '../navbar/navbar-items.ts'
import { DrawerNavbar } from './DrawerNavbar.tsx'

interface DrawerPanelsProps extends NavigationProps {
  /** Called after the reader follows a link, even one to the current page. */
  onFollow: () => void
}

/** The two panels of the drawer: the navbar's items, and the page's sidebar, which comes first if there is one. */
export function DrawerPanels({ site, view, sidebarItems, onFollow }: DrawerPanelsProps): ReactNode {
  const messages = useMessages()
  const [isMainMenu, setMainMenu] = useState(view.sidebar === undefined)
  const area = site.areas.find(({ id }) => id === view.area)
  const closeAfterLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a') !== null) onFollow()
  }
  if (isMainMenu || view.sidebar === undefined) {
    return (
      <nav className="drawer-panel" aria-label={messages.mainMenu} onClickCapture={closeAfterLink}>
        {view.sidebar !== undefined && (
          <button type="button" className="drawer-switch" onClick={() => setMainMenu(false)}>
            {area?.label ?? messages.thisSection}
            <Icon name="chevron" />
          </button>
        )}
        <DrawerNavbar site={site} view={view} omittedUrl={view.sidebar && area?.url} />
      </nav>
    )
  }
  return (
    <nav className="drawer-panel" aria-label={messages.docsSidebar} onClickCapture={closeAfterLink}>
      <button type="button" className="drawer-switch drawer-back" onClick={() => setMainMenu(true)}>
        <Icon name="chevron" />
        {messages.backToMainMenu}
      </button>
      {area !== undefined && (
        <a className="sidebar-title" href={area.url}>
          {area.label}
        </a>
      )}
      <SidebarTree
        position={view.sidebar}
        items={sidebarItems}
        currentUrl={view.url}
        isAutoCollapsed={site.isSidebarAutoCollapsed}
      />
    </nav>
  )
}
