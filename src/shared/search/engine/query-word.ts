/** A word that matching sections should have. */
export interface QueryWord {
  /** Normalized for comparison. */
  text: string
  /** Any of them is enough. The first is what was typed. */
  alternatives: Alternative[]
  /** Whether the reader may still be typing it. */
  isPrefix: boolean
  /** Whether it has so little meaning that sections don't need it. */
  isWeak: boolean
  /** Whether it has so little meaning that only headings match it. */
  isOfHeadings: boolean
  /** How much it counts: less than 1 for fillers and for words of a phrase that is a concept. */
  share: number
}

/** Terms that a section must have, all or most of them. */
export interface Alternative {
  terms: string[]
  /** 1 for what was typed. */
  weight: number
  /** Whether it may be completed and corrected. Synonyms may not. */
  isTyped: boolean
}
