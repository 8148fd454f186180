import type { ColorMode } from '../../shared/site/site-view.ts'
import { readItem, subscribeItem, writeItem } from '../storage/storage.ts'
import {
  muiColorSchemeDarkKey,
  muiColorSchemeLightKey,
  muiModeKey,
  themeKey,
} from '../storage/storage-keys.ts'
import { getSite } from '../stores/site-store.ts'
import { createValueStore } from '../stores/value-store.ts'
import { type ResolvedColorMode, resolveColorMode, toColorMode } from './resolve-color-mode.ts'

/** Dispatched on the document after every change. Other scripts may dispatch it with a mode to change ours. */
const themeChangeEvent = 'docent:themechange'

/** The `detail` of a theme-change event. */
interface ThemeChange {
  mode: ColorMode
  resolved: ResolvedColorMode
}

const store = createValueStore<ColorMode | undefined>(undefined)

/** Returns the reader's mode, or the site's default if the reader hasn't chosen one or can't. */
export const readColorMode = (): ColorMode => store.read() ?? readStoredMode()

/** Returns the mode that is shown. */
export function readResolvedColorMode(): ResolvedColorMode {
  return resolveColorMode(readColorMode(), getSystemPreference().matches)
}

/**
 * Sets and stores a mode, and updates the root attribute, MUI's entries, and other tabs, and dispatches the
 * theme-change event.
 */
export function setColorMode(mode: ColorMode): void {
  showColorMode(mode)
  writeItem(themeKey, mode)
  writeItem(muiModeKey, mode)
  writeItem(muiColorSchemeLightKey, 'light')
  writeItem(muiColorSchemeDarkKey, 'dark')
}

/** Switches between light and dark. A reader who follows the system stops following it. */
export function toggleColorMode(): void {
  setColorMode(readResolvedColorMode() === 'dark' ? 'light' : 'dark')
}

/** Subscribes to changes of the mode or its appearance. Returns a function that unsubscribes. */
export const subscribeColorMode = (onChange: () => void): (() => void) => store.subscribe(onChange)

/** Follows the operating system, other tabs, the root attribute, and theme-change events. */
export function startColorMode(): void {
  store.write(readStoredMode())
  showColorMode(readColorMode())
  getSystemPreference().addEventListener('change', () => showColorMode(readColorMode()))
  if (!getSite().colorMode.isSwitchEnabled) return

  subscribeItem(themeKey, () => adoptMode(readStoredMode(), showColorMode))
  subscribeItem(muiModeKey, () => adoptMode(toColorMode(readItem(muiModeKey)), setColorMode))
  document.addEventListener(themeChangeEvent, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    adoptMode(toColorMode((detail as Partial<ThemeChange> | null | undefined)?.mode), setColorMode)
  })
  new MutationObserver(() => {
    const look = document.documentElement.dataset.theme
    if (look !== readResolvedColorMode()) adoptMode(toColorMode(look), setColorMode)
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

/** Adopts a change from outside. Our own changes arrive as events too and are ignored. */
function adoptMode(mode: ColorMode | undefined, apply: (mode: ColorMode) => void): void {
  if (mode !== undefined && mode !== store.read()) apply(mode)
}

function readStoredMode(): ColorMode {
  const { defaultMode, isSwitchEnabled, respectsSystem } = getSite().colorMode
  const siteMode = respectsSystem ? 'system' : defaultMode
  if (!isSwitchEnabled) return siteMode
  return toColorMode(readItem(themeKey)) ?? toColorMode(readItem(muiModeKey)) ?? siteMode
}

function showColorMode(mode: ColorMode): void {
  const root = document.documentElement
  const resolved = resolveColorMode(mode, getSystemPreference().matches)
  if (store.read() === mode && root.dataset.theme === resolved) return
  root.dataset.theme = resolved
  store.write(mode)
  const detail: ThemeChange = { mode, resolved }
  document.dispatchEvent(new CustomEvent(themeChangeEvent, { detail }))
}

const getSystemPreference = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
