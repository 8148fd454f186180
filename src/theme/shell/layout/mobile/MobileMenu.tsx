import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../../../runtime/dom/useMediaQuery.ts'
import { desktopBreakpoint } from '../../../../shared/config/desktop-breakpoint.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../useMessages.ts'
import { clickBySpace } from '../click-by-space.ts'
import { Brand } from '../navbar/Brand.tsx'
import type { NavigationProps } from '../navbar/navbar-items.ts'
import { DrawerPanels } from './DrawerPanels.tsx'

/** Same condition as in the style sheets: windows of 996.5 px are large. */
const desktop = `(width > ${desktopBreakpoint}px)`

/**
 * The menu of small screens. Without a script, its button links to the same lists, which `:target` shows in the page.
 * With a script, it opens them in a modal dialog.
 */
export function MobileMenu({ site, view, sidebarItems }: NavigationProps): ReactNode {
  const messages = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isDesktop = useMediaQuery(desktop)
  const close = (): void => dialog.current?.close()
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    setOpen(true)
    dialog.current?.showModal()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes on another page or a wide screen
  useEffect(close, [isDesktop, view.url])
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: without a script it has to be a link */}
      <a
        className="icon-button menu-button"
        href={view.sidebar === undefined ? '#site-menu' : '#docs-sidebar'}
        role="button"
        aria-label={messages.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-early=""
        onClick={open}
        onKeyDown={clickBySpace}
      >
        <Icon name="menu" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; the key for it is Escape, the browser's own */}
      <dialog
        ref={dialog}
        className="drawer"
        aria-label={messages.menu}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && close()}
      >
        {isOpen && (
          <div className="drawer-content">
            <div className="drawer-head">
              <Brand brand={site.brand} />
              <button type="button" className="icon-button" aria-label={messages.closeMenu} onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <DrawerPanels site={site} view={view} sidebarItems={sidebarItems} onFollow={close} />
          </div>
        )}
      </dialog>
    </>
  )
}
