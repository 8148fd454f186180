import type { Color } from './encode-png.ts'

/** Shades of a color on the background, in a palette. */
export interface Ramp {
  /** Index of the background's own color. The shade of full strength is `shades` later. */
  first: number
}

/** Steps from the background to a color: enough for smooth edges. */
export const shades = 15

/** Parses a color such as `#0f1629`. */
export function parseColor(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 0xff, value & 0xff]
}

/** Mixes two colors. `share` is the first color's share, from 0 to 1. */
export function mixColors(first: Color, second: Color, share: number): Color {
  const mix = (index: 0 | 1 | 2): number => Math.round(first[index] * share + second[index] * (1 - share))
  return [mix(0), mix(1), mix(2)]
}

/** Lists the shades of a color on a background, without the background itself. */
export const createShades = (color: Color, background: Color): Color[] =>
  Array.from({ length: shades }, (_, index) => mixColors(color, background, (index + 1) / shades))

/**
 * Reduces an image (RGBA, opaque) to at most `limit` colors: the most frequent ones, and for all others the nearest of
 * those. Returns the colors, and the index of each pixel among them.
 */
export function reduceColors(pixels: Uint8Array, limit: number): { colors: Color[]; indexes: Uint8Array } {
  const counts = new Map<number, number>()
  const keys = Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3)
    const key = (red << 16) | (green << 8) | blue
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return key
  })
  const byFrequency = [...counts].sort(([keyA, countA], [keyB, countB]) => countB - countA || keyA - keyB)
  const colors = byFrequency.slice(0, limit).map(([key]): Color => [key >> 16, (key >> 8) & 0xff, key & 0xff])
  const nearest = new Map(byFrequency.map(([key]) => [key, findNearestColor(key, colors)]))
  return { colors, indexes: Uint8Array.from(keys, (key) => nearest.get(key) ?? 0) }
}

function findNearestColor(key: number, colors: readonly Color[]): number {
  const target: Color = [key >> 16, (key >> 8) & 0xff, key & 0xff]
  const distances = colors.map((color) =>
    color.reduce((total, value, index) => total + (value - (target[index] ?? 0)) ** 2, 0),
  )
  return distances.indexOf(Math.min(...distances))
}
