import type { SectionTable } from '../decode-sections.ts'
import type { ExpandedWord } from '../expand-query.ts'
import type { MatchedTerm } from '../find-terms.ts'
import { headingBit, keywordsBit, labelBit, linkBit } from '../index-format.ts'
import type { QueryWord } from '../query-word.ts'
import { countSubjectWords, getSentenceShare, weighRarity } from './weigh-word.ts'

/** How much of a query the names of each unit have, from 0 to 1, at the unit's first section. */
export interface UnitNames {
  /** In its title or keywords. */
  named: Float32Array
  /** In its title, its keywords, or links from other pages. */
  called: Float32Array
}

/** Minimum weight of the other forms of a word: a completion or a word of the same family is less sure. */
const minFormWeight = 0.9
/** A word that one name has says no more than this. */
const maxRarity = 5

/**
 * Measures how much of a query the names of units have, word for word. Synonyms and concepts find more, and more that is
 * wrong, so this is separate evidence.
 */
export function measureNames(words: readonly ExpandedWord[], sections: SectionTable): UnitNames {
  const names = { named: new Float32Array(sections.count), called: new Float32Array(sections.count) }
  const found = words.filter(({ word }) => !word.isWeak).map((word) => findNamedUnits(word, sections))
  const sentenceShare = getSentenceShare(countSubjectWords(words))
  const weights = found.map(({ word, frequency }) => {
    const rarity = Math.log(1 + sections.unitCount / (1 + (frequency || 2)))
    return weighRarity(word, Math.min(maxRarity, rarity), sentenceShare)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
  for (const [index, { named, called }] of found.entries()) {
    const share = (weights[index] ?? 0) / total
    for (const unit of named) names.named[unit] = (names.named[unit] ?? 0) + share
    for (const unit of called) names.called[unit] = (names.called[unit] ?? 0) + share
  }
  return names
}

interface NamedUnits {
  named: ReadonlySet<number>
  called: ReadonlySet<number>
  word: QueryWord
  /** Number of units with the word in a heading or keyword. */
  frequency: number
}

/** Finds the units whose names have a word. */
function findNamedUnits(expanded: ExpandedWord, { unitStarts }: SectionTable): NamedUnits {
  const named = new Set<number>()
  const called = new Set<number>()
  const headed = new Set<number>()
  for (const { readPostings } of selectNameTerms(expanded)) {
    const { sections, impacts } = readPostings()
    for (const [index, impact] of impacts.entries()) {
      const at = sections[index] ?? 0
      const unit = unitStarts[at] ?? 0
      const isName = (impact & (headingBit | keywordsBit | labelBit)) !== 0
      if (isName) headed.add(unit)
      if (at !== unit || (!isName && (impact & linkBit) === 0)) continue
      if (isName) named.add(unit)
      called.add(unit)
    }
  }
  return { named, called, word: expanded.word, frequency: headed.size }
}

/** Selects the forms of a word as typed. Without any, it's mistyped or not typed to its end, and its corrections or completions count. */
function selectNameTerms({ word, alternatives, isCorrected }: ExpandedWord): MatchedTerm[] {
  const single = alternatives.filter(({ terms }) => terms.length === 1)
  if (isCorrected) return single.flatMap(({ terms }) => terms.flat())
  const typed = single.filter(({ isTyped }) => isTyped).flatMap(({ terms }) => terms.flat())
  const forms = typed.filter(({ weight }) => weight >= minFormWeight)
  return forms.length === 0 && word.isPrefix ? typed : forms
}
