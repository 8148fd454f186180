import type { ReactNode } from 'react'
import { colorModeMessages } from '../../../../shared/messages/color-mode-messages.ts'
import { Icon, Outline } from '../../icons/Icon.tsx'
import { useMessages } from '../../useMessages.ts'
import { useColorMode } from './useColorMode.ts'

/** The button that changes the color mode. It includes the system's mode if the site respects it. */
export const ColorModeToggle = import.meta.env.DOCENT_RESPECTS_SYSTEM ? ThreeModeToggle : TwoModeToggle

/** Toggle for light and dark. Style sheets choose the icon, so that it's right before React knows the mode. */
function TwoModeToggle(): ReactNode {
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

/** The mode after a click, by current mode. */
const nextModes = { light: 'dark', dark: 'system', system: 'light' } as const

const screenShape = 'M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm5 15h6m-3-4v4'

/** Toggle that cycles through light, dark, and the system's preference. */
function ThreeModeToggle(): ReactNode {
  const messages = { ...colorModeMessages, ...useMessages() }
  const { mode, set } = useColorMode()
  const labels = {
    light: messages.colorModeLight,
    dark: messages.colorModeDark,
    system: messages.colorModeSystem,
  }
  return (
    <button
      type="button"
      className="icon-button color-mode"
      aria-label={labels[mode]}
      title={labels[mode]}
      data-early=""
      onClick={() => set(nextModes[mode])}
    >
      {mode === 'system' ? (
        <Outline name="system" shape={screenShape} />
      ) : (
        <>
          <Icon name="sun" />
          <Icon name="moon" />
        </>
      )}
    </button>
  )
}
