const word = /\p{Lu}?\p{Ll}+|\p{Lu}+(?=\p{Lu}\p{Ll}|[^\p{L}]|$)|\p{Lu}|\p{Lo}+|\d+/gu

/** Converts a name as lodash's `kebabCase` does, which names the files of the plugins: `getV2Pets` is `get-v-2-pets`. */
export const toKebabCase = (text: string): string =>
  (
    text
      .normalize('NFD')
      .replace(/[\p{M}'’]/gu, '')
      .match(word) ?? []
  )
    .join('-')
    .toLowerCase()
