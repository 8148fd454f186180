import { isFillerWord } from '../../text/filler-words.ts'
import type { ExpandedWord } from '../expand-query.ts'
import type { QueryWord } from '../query-word.ts'
import { sectionWeights } from '../score-sections/section-weights.ts'
import type { WordEvidence } from './collect-evidence.ts'

/** A word that the index doesn't have, in a short query and in a long one. */
const unknownWeight = { short: 2, long: 0.4 }
/** How much less a word says that headings don't use, in a short query and in a long one. */
const headingShare = { short: 0.5, long: 0.85 }
const minRarity = 0.3

/** How words count in a sentence. In a query of few words, both are 1. */
export const sentenceWords = {
  /** Exponent of a word's rarity: the rarest word is more often an accident than the subject. */
  rarityExponent: 0.5,
  /** A word that says little in everyday speech. */
  filler: 0.55,
}

/** Counts the words of a query that are about something. */
export const countSubjectWords = (words: readonly Pick<ExpandedWord, 'word'>[]): number =>
  words.filter(({ word }) => !word.isWeak && word.share > sectionWeights.courtesy).length

/** Returns how much of a sentence a query is: 0 up to three words, 1 from seven. */
export const getSentenceShare = (wordCount: number): number => Math.min(1, Math.max(0, (wordCount - 3) / 4))

/** Returns a value between the one for a short query and the one for a sentence. */
const mix = ({ short, long }: { short: number; long: number }, share: number): number =>
  short + share * (long - short)

/** Returns how much of a query a word is, if it has a rarity. */
export function weighRarity({ text, share }: QueryWord, rarity: number, sentenceShare: number): number {
  const { rarityExponent, filler } = sentenceWords
  const factor = isFillerWord(text) ? mix({ short: 1, long: filler }, sentenceShare) : 1
  return share * factor * rarity ** mix({ short: 1, long: rarityExponent }, sentenceShare)
}

/** Returns how much of a query a word is: rare words say more (BM25 over units), less if headings rarely use them. */
export function weighWord(
  word: QueryWord,
  { found, frequency, headingFrequency }: Pick<WordEvidence, 'found' | 'frequency' | 'headingFrequency'>,
  { units, length, sentenceShare }: { units: number; length: number; sentenceShare: number },
): number {
  if (found.length === 0) return word.share * mix(unknownWeight, length)
  const cappedFrequency = Math.min(units, Math.max(1, frequency))
  const rarity = Math.log(1 + (units - cappedFrequency + 0.5) / (cappedFrequency + 0.5))
  const share = mix(headingShare, length)
  const use = Math.min(1, 1.5 * Math.sqrt(headingFrequency / cappedFrequency))
  return weighRarity(word, Math.max(minRarity, rarity), sentenceShare) * (1 - share + share * use)
}
