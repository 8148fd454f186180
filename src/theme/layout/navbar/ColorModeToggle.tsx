import type { ReactNode } from 'react'
import { useColorMode } from '../../../runtime/useColorMode.ts'
import { Icon } from '../../icons/Icon.tsx'

/** Light or dark. Style sheets choose the icon, so that it is right before React knows the mode. */
export function ColorModeToggle(): ReactNode {
  const { resolved, toggle } = useColorMode()
  return (
    <button
      type="button"
      className="icon-button color-mode"
      aria-label="Dark mode"
      aria-pressed={resolved === 'dark'}
      title="Switch between light and dark mode"
      data-early=""
      onClick={toggle}
    >
      <Icon name="sun" />
      <Icon name="moon" />
    </button>
  )
}
