const ascii = /^[\x20-\x7e]*$/
/** Accents of Latin, Greek and Cyrillic, points of Hebrew, vowel marks of Arabic. Those of other scripts are letters. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0652\u0670]/g
const letters = /[ßæœøłđðþı]/g
const spelled: Record<string, string> = {
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

/** A word as it is compared: lower case, without accents, wide forms made narrow. `Zürich` → `zurich`. */
export function fold(word: string): string {
  if (ascii.test(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(letters, (letter) => spelled[letter] ?? letter)
    .normalize('NFC')
}
