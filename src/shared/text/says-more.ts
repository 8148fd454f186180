import { toLetters } from './to-letters.ts'

/** Whether a title adds something to a text, such as the name that it repeats: `user_id`, "User Id". */
export const saysMore = (title: string, text: string): boolean =>
  toLetters(title) !== '' && !toLetters(text).includes(toLetters(title))
