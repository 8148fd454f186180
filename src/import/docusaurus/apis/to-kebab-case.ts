const word = /\p{Lu}?\p{Ll}+|\p{Lu}+(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}|\p{Lo}+|\d+/gu

/** Converts a name to words with hyphens, as the plugins name their files: `getV2Pets` is `get-v-2-pets`. */
export const toKebabCase = (text: string): string =>
  (
    text
      .normalize('NFD')
      .replace(/[\p{M}'’]/gu, '')
      .match(word) ?? []
  )
    .join('-')
    .toLowerCase()
