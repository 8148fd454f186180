// Words without their apostrophes. cspell:ignore arent didnt doesnt dont isnt theyre wasnt weve youre
const words =
  'a am an and any are arent as at be been being but by can could did didnt do does doesnt doing dont exist exists for from had ' +
  'has have having he her him himself his how i if im in into is isnt it its itself ive just me might must my myself no not of on ' +
  'or our ours ourselves really shall she should so some such than that the their them themselves then there these they theyre ' +
  'this to too us use using very want was wasnt we weve what when where which while who whom whose why will with would you your ' +
  'youre yourself'

const stopWords: ReadonlySet<string> = new Set(words.split(' '))

/** Whether a word says little, so that a section need not contain it. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
