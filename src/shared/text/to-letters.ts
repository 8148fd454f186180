/** Returns the letters and digits of a text in lowercase, by which names are compared. */
export const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
