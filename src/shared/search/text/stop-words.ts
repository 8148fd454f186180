const words =
  'a an and are as at be but by can could did do does exist exists for from had has have how i if in into is it its just ' +
  'me my no not of on or our should so some such than that the their them then there these they this to too use using want was ' +
  'we what when where which while who why will with would you your'

const stopWords: ReadonlySet<string> = new Set(words.split(' '))

/** Whether a word says little, so that a section need not contain it. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word)
}
