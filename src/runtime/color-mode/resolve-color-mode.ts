import type { ColorMode } from '../../shared/site/site-view.ts'

/** A color mode that is shown. */
export type ResolvedColorMode = 'light' | 'dark'

/** Parses a color mode. Returns undefined for any other value. */
export function toColorMode(value: string | null | undefined): ColorMode | undefined {
  return value === 'light' || value === 'dark' || value === 'system' ? value : undefined
}

/** Resolves a mode. A stored "system" follows the operating system, whatever the site's default is. */
export function resolveColorMode(mode: ColorMode, prefersDark: boolean): ResolvedColorMode {
  if (mode === 'system') return prefersDark ? 'dark' : 'light'
  return mode
}
