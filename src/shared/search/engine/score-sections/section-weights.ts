/** Weight of each place. Tuned with `content/search-queries.tsv`. */
export const sectionWeights = {
  heading: 4.5,
  keywords: 2,
  ancestor: 1.4,
  /** In links from other pages, and in the questions of readers. */
  link: 1,
  /** The page's title, for its sections. */
  title: 1.1,
  text: 2,
  /** A complete flag, path, or identifier, and only its parts. */
  whole: 2.4,
  parts: 0.55,
  synonym: 0.9,
  /** A word of the pages for a word of everyday speech. */
  concept: 0.6,
  /** A word that says little in everyday speech. */
  filler: 0.3,
  /** A word of courtesy. */
  courtesy: 0.05,
  /** A word as typed that stands for another: a product of another cloud. */
  foreignWord: 0.8,
  /** A release note, because readers look for what the site says now. */
  release: 0.7,
  /** A common word, where others say more. */
  weak: 0.12,
  /** A word that appears elsewhere on the page. */
  elsewhere: 0.4,
  /** Exponent for the share of words that a section has. */
  coverage: 2.2,
  /** A heading that consists of the query's words only. */
  wholeHeading: 0.9,
  /** Further sections of a guide with the name that is the query. */
  support: 1.6,
  /** From the lightest section to the heaviest. */
  weight: 0.9,
  /** The beginning of a page over its sections. */
  page: 0.2,
}
