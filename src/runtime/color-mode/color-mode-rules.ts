import type { ColorMode } from '../../shared/site/site-view.ts'

/** What can be on the screen. */
export type ResolvedColorMode = 'light' | 'dark'

/** The value as a mode, or undefined when it is none. */
export function toColorMode(value: string | null | undefined): ColorMode | undefined {
  return value === 'light' || value === 'dark' || value === 'system' ? value : undefined
}

/** A stored "system" follows the operating system, whatever the site's default is. */
export function resolveColorMode(mode: ColorMode, prefersDark: boolean): ResolvedColorMode {
  if (mode === 'system') return prefersDark ? 'dark' : 'light'
  return mode
}
