import { type FocusEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { useHtmlId } from '../../useHtmlId.ts'

interface NavbarMenuProps {
  label: string
  icon: ReactNode | undefined
  /** The page is below one of the links. */
  isCurrent?: boolean
  children: ReactNode
}

/**
 * A button that opens a list. The popover is the browser's: it opens without a script and closes with Escape and a
 * click elsewhere. We add that it closes when focus leaves, or a link in it was followed.
 */
export function NavbarMenu({ label, icon, isCurrent, children }: NavbarMenuProps): ReactNode {
  const id = useHtmlId('menu')
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const closeWhenLeft = (event: FocusEvent<HTMLElement>): void => {
    const isInside = event.relatedTarget !== null && event.currentTarget.contains(event.relatedTarget)
    // No target: the pointer went down on something that takes no focus, which the browser deals with.
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
