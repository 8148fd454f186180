import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useHtmlId } from '../../useHtmlId.ts'

interface NavbarMenuProps {
  label: string
  icon: ReactNode | undefined
  /** True if the current page is below one of the links. */
  isCurrent?: boolean
  children: ReactNode
}

/**
 * A button that opens a list. The popover is native: it opens without a script and closes with Escape or a click
 * elsewhere. We also close it when focus leaves it or a link in it is followed.
 */
export function NavbarMenu({ label, icon, isCurrent, children }: NavbarMenuProps): ReactNode {
  const id = useHtmlId('menu')
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const closeWhenLeft = (event: FocusEvent<HTMLElement>): void => {
    const isInside = event.relatedTarget !== null && event.currentTarget.contains(event.relatedTarget)
    // No target: the pointer went down on an element that isn't focusable, which the browser handles.
    if (event.relatedTarget !== null && !isInside) list.current?.hidePopover()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus of what is in it
    <div className="menu" onBlur={closeWhenLeft}>
      <button
        type="button"
        className="navbar-item menu-toggle"
        popoverTarget={id}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
      >
        {icon}
        {label}
        <Icon name="caret" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only watches the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too */}
      <div
        ref={list}
        id={id}
        className="menu-list"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) =>
          event.target instanceof Element && event.target.closest('a') && list.current?.hidePopover()
        }
      >
        {children}
      </div>
    </div>
  )
}
