const asciiOnly = /^[\x20-\x7e]*$/
/**
 * Diacritics of Latin, Greek, and Cyrillic, points of Hebrew, and vowel marks of Arabic. In other scripts, marks are
 * letters.
 */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670]/g
const letters = /[ßæœøłđðþı]/g
const replacements: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Normalizes a word for comparison: lower case, without diacritics, wide characters as narrow ones. `Zürich` →
 * `zurich`.
 */
export function foldWord(word: string): string {
  if (asciiOnly.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(letters, (letter) => replacements[letter] ?? letter)
    .normalize('NFC')
}
