/** What a place is worth. Tuned with `tests/search/golden.tsv`. */
export const boosts = {
  heading: 4.5,
  keywords: 2,
  ancestor: 1.4,
  /** The page's title, for its sections. */
  title: 1.1,
  text: 2,
  /** A flag, a path, an identifier as it is; and only its parts. */
  whole: 2.4,
  parts: 0.55,
  synonym: 0.9,
  /** A word that says little, where others say more. */
  weak: 0.12,
  /** How much of a word it is to be elsewhere on the page. */
  elsewhere: 0.4,
  /** Power of the share of words that a section has. */
  coverage: 2.2,
  /** A heading that is made of the query's words, and of nothing else. */
  wholeHeading: 0.9,
  /** From the lightest section to the heaviest. */
  weight: 0.9,
  /** The beginning of a page before its sections. */
  page: 0.2,
  /** Words of the query that follow each other in the heading, or in the text. */
  headingRun: 0.35,
  textRun: 0.18,
}
