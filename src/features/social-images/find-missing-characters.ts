import type { FontFile } from './read-fonts.ts'

/** Characters that the engine's own font has: printable ASCII and Latin-1, dashes, quotation marks, and the ellipsis. */
const commonCharacters =
  /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u203a]/gu

/** Characters without a shape. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}\p{M}]/gu

/** A code point that no font has a glyph for, because it never becomes a character. */
const noncharacter = '\uffff'

const style = { width: 160, size: 64, weight: 700, maxLines: 1, align: 'start' } as const

/**
 * Finds the characters of texts that no font has: they look like that code point. Combining marks are part of the
 * character before them.
 */
export async function findMissingCharacters(
  texts: Iterable<string>,
  fonts: readonly FontFile[],
): Promise<ReadonlySet<string>> {
  const characters = new Set<string>()
  for (const text of texts) {
    for (const character of text.replace(commonCharacters, '').replace(invisible, ''))
      characters.add(character)
  }
  if (characters.size === 0) return characters
  const { TextRenderer } = await import('./text-renderer.ts')
  const renderer = new TextRenderer(fonts)
  const draw = async (text: string): Promise<Buffer> => {
    const { pixels } = await renderer.draw(text, { lang: 'en', dir: 'ltr' }, style)
    return Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  }
  const placeholder = await draw(noncharacter)
  const missing = new Set<string>()
  for (const character of characters) {
    if (placeholder.equals(await draw(character))) missing.add(character)
  }
  return missing
}
