import { useSyncExternalStore } from 'react'
import type { ColorMode } from '../../shared/site/site-view.ts'
import {
  readColorMode,
  readResolvedColorMode,
  setColorMode,
  subscribeColorMode,
  toggleColorMode,
} from './color-mode.ts'
import type { ResolvedColorMode } from './color-mode-rules.ts'

export interface ColorModeControl {
  mode: ColorMode
  resolved: ResolvedColorMode
  toggle(): void
  set(mode: ColorMode): void
}

/** The colour mode and how to change it. On the server, and until hydration, it is light. */
export function useColorMode(): ColorModeControl {
  const mode = useSyncExternalStore(subscribeColorMode, readColorMode, fromServer)
  const resolved = useSyncExternalStore(subscribeColorMode, readResolvedColorMode, fromServer)
  return { mode, resolved, toggle: toggleColorMode, set: setColorMode }
}

const fromServer = (): ResolvedColorMode => 'light'
