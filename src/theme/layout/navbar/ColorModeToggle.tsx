import type { ReactNode } from 'react'
import { useColorMode } from '../../../runtime/color-mode/useColorMode.ts'
import { Icon } from '../../icons/Icon.tsx'
import { useMessages } from '../../messages.ts'

/** Light or dark. Style sheets choose the icon, so that it is right before React knows the mode. */
export function ColorModeToggle(): ReactNode {
  const messages = useMessages()
  const { resolved, toggle } = useColorMode()
  return (
    <button
      type="button"
      className="icon-button color-mode"
      aria-label={messages.darkMode}
      aria-pressed={resolved === 'dark'}
      title={messages.switchMode}
      data-early=""
      onClick={toggle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}
