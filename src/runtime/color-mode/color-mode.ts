import type { ColorMode } from '../../shared/site/site-view.ts'
import { readItem, subscribeItem, writeItem } from '../storage/storage.ts'
import { storageKeys } from '../storage/storage-keys.ts'
import { getSite } from '../stores/site-store.ts'
import { createValueStore } from '../stores/value-store.ts'
import { type ResolvedColorMode, resolveColorMode, toColorMode } from './color-mode-rules.ts'

/** Told on the document after every change; scripts of others may send it with a mode to change ours. */
const themeChangeEvent = 'docent:themechange'

/** The `detail` of a theme-change event. */
interface ThemeChange {
  mode: ColorMode
  resolved: ResolvedColorMode
}

const store = createValueStore<ColorMode | undefined>(undefined)

/** The reader's mode, or the site's when the reader has not chosen or may not choose. */
export const readColorMode = (): ColorMode => store.read() ?? storedColorMode()

/** What the mode looks like now. */
export function readResolvedColorMode(): ResolvedColorMode {
  return resolveColorMode(readColorMode(), systemPreference().matches)
}

/** Takes and stores a mode, and tells the root attribute, the theme-change event, MUI's entries and other tabs. */
export function setColorMode(mode: ColorMode): void {
  showColorMode(mode)
  writeItem(storageKeys.theme, mode)
  writeItem(storageKeys.muiMode, mode)
  writeItem(storageKeys.muiColorSchemeLight, 'light')
  writeItem(storageKeys.muiColorSchemeDark, 'dark')
}

/** Light becomes dark and dark becomes light; a reader who follows the system leaves it. */
export function toggleColorMode(): void {
  setColorMode(readResolvedColorMode() === 'dark' ? 'light' : 'dark')
}

/** Calls back after every change of the mode or its look. Returns the end of the subscription. */
export const subscribeColorMode = (onChange: () => void): (() => void) => store.subscribe(onChange)

/** Follows the operating system, other tabs, the root attribute and theme-change events. */
export function startColorMode(): void {
  store.write(storedColorMode())
  showColorMode(readColorMode())
  systemPreference().addEventListener('change', () => showColorMode(readColorMode()))
  if (!getSite().colorMode.isSwitchEnabled) return

  subscribeItem(storageKeys.theme, () => adopt(storedColorMode(), showColorMode))
  subscribeItem(storageKeys.muiMode, () => adopt(toColorMode(readItem(storageKeys.muiMode)), setColorMode))
  document.addEventListener(themeChangeEvent, (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    adopt(toColorMode((detail as Partial<ThemeChange> | null | undefined)?.mode), setColorMode)
  })
  new MutationObserver(() => {
    const look = document.documentElement.dataset.theme
    if (look !== readResolvedColorMode()) adopt(toColorMode(look), setColorMode)
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

/** A change that came from outside. Ours come back as events too and are no change. */
function adopt(mode: ColorMode | undefined, take: (mode: ColorMode) => void): void {
  if (mode !== undefined && mode !== store.read()) take(mode)
}

function storedColorMode(): ColorMode {
  const { defaultMode, isSwitchEnabled, respectsSystem } = getSite().colorMode
  const siteMode = respectsSystem ? 'system' : defaultMode
  if (!isSwitchEnabled) return siteMode
  return toColorMode(readItem(storageKeys.theme)) ?? toColorMode(readItem(storageKeys.muiMode)) ?? siteMode
}

function showColorMode(mode: ColorMode): void {
  const root = document.documentElement
  const resolved = resolveColorMode(mode, systemPreference().matches)
  if (store.read() === mode && root.dataset.theme === resolved) return
  root.dataset.theme = resolved
  store.write(mode)
  const detail: ThemeChange = { mode, resolved }
  document.dispatchEvent(new CustomEvent(themeChangeEvent, { detail }))
}

const systemPreference = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')
