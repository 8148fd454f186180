import { useSyncExternalStore } from 'react'
import {
  readColorMode,
  readResolvedColorMode,
  setColorMode,
  subscribeColorMode,
  toggleColorMode,
} from '../../../../runtime/color-mode/color-mode.ts'
import type { ResolvedColorMode } from '../../../../runtime/color-mode/resolve-color-mode.ts'
import type { ColorMode } from '../../../../shared/site/site-view.ts'

export interface ColorModeControl {
  mode: ColorMode
  resolved: ResolvedColorMode
  toggle(): void
  set(mode: ColorMode): void
}

/**
 * Returns the color mode and a function to change it. On the server, and until hydration, it's light, or the system's
 * if the site respects that.
 */
export function useColorMode(): ColorModeControl {
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode, modeFromServer)
  const resolved = useSyncExternalStore(subscribeColorMode, readResolvedColorMode, fromServer)
  return { mode, resolved, toggle: toggleColorMode, set: setColorMode }
}

const modeFromServer = (): ColorMode => (import.meta.env.DOCENT_RESPECTS_SYSTEM ? 'system' : 'light')

const fromServer = (): ResolvedColorMode => 'light'
