import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FontDetails } from '@takumi-rs/core'
import type { ConfiguredFile } from './report-unusable-file.ts'

/** A part of a font, for the characters of a script. */
export interface FontFile {
  /** Absolute path. */
  file: string
  /** Characters that it's needed for. Undefined for all. */
  ranges: [number, number][] | undefined
  /** Undefined for a font of the engine. */
  source: ConfiguredFile | undefined
}

const fontPackage = '@fontsource-variable/inter'

/** The name that all fonts are registered under: each character comes from the first one that has it. */
export const fontFamily = 'docent'

/** Lists the parts of the engine's own font: Latin, Cyrillic, Greek, and Vietnamese. */
export function listDefaultFonts(): FontFile[] {
  const locate = (path: string): string => fileURLToPath(import.meta.resolve(`${fontPackage}/${path}`))
  const ranges: Record<string, string> = JSON.parse(readFileSync(locate('unicode.json'), 'utf8'))
  return Object.entries(ranges).map(([script, text]) => ({
    file: locate(`files/inter-${script}-wght-normal.woff2`),
    ranges: parseRanges(text),
    source: undefined,
  }))
}

/** Parses `U+0000-00FF,U+0131`. */
const parseRanges = (text: string): [number, number][] =>
  text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** Whether a text has a character of a font's ranges. */
export const isFontNeeded = ({ ranges }: FontFile, characters: ReadonlySet<number>): boolean =>
  ranges === undefined ||
  ranges.some(([first, last]) => [...characters].some((code) => code >= first && code <= last))

/** Reads a font for the renderer. */
export function readFont({ file, ranges }: FontFile): FontDetails {
  return {
    name: fontFamily,
    data: readFileSync(file),
    ...(ranges === undefined ? {} : { unicodeRange: ranges }),
  }
}
