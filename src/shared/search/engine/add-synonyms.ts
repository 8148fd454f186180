import { stemWord } from '../text/stem.ts'
import type { Synonym } from './index-format.ts'
import type { QueryWord } from './query-word.ts'
import { sectionWeights } from './score-sections/section-weights.ts'

interface StemmedSynonym {
  phraseStems: string[]
  /** Whether the phrase is no synonym of its targets: another cloud's name for a product of the site. */
  isOneWay: boolean
  targets: readonly string[]
}

/** Synonyms of an index with the stems of their words, which are the same for every query. */
const stemmedByList = new WeakMap<readonly Synonym[], StemmedSynonym[]>()

function stemSynonyms(synonyms: readonly Synonym[]): StemmedSynonym[] {
  const cached = stemmedByList.get(synonyms)
  if (cached !== undefined) return cached
  const targetsByPhrase = new Map(synonyms)
  const stemmedList = synonyms.map(([from, targets]) => ({
    isOneWay: targets.every((target) => !targetsByPhrase.get(target)?.includes(from)),
    phraseStems: from.split(' ').map(stemWord),
    targets,
  }))
  stemmedByList.set(synonyms, stemmedList)
  return stemmedList
}

/** Names that say little beside a product: `aws lambda`, `lambda equivalent`. */
const vendorWords: ReadonlySet<string> = new Set(
  'aws amazon azure microsoft gcp google digitalocean equivalent alternative'.split(' '),
)

/** Adds synonyms to each word of a phrase that has some. */
export function addSynonyms(words: readonly QueryWord[], synonyms: readonly Synonym[]): void {
  if (synonyms.length === 0) return
  const stems = words.map(({ text }) => stemWord(text))
  let isForeign = false
  for (const { phraseStems, targets, isOneWay } of stemSynonyms(synonyms)) {
    const start = findPhrase(stems, phraseStems)
    if (start === -1) continue
    isForeign ||= isOneWay
    const carriers = selectCarriers(words.slice(start, start + phraseStems.length))
    const others = words.filter((word) => !carriers.includes(word))
    // Two words of the query for one of the site, `colab notebook`, are no reason to count it twice.
    const newTargets = targets.filter((target) => !others.some((word) => hasTarget(word, target)))
    if (newTargets.length === 0) continue
    for (const word of carriers) addTargets(word, newTargets, isOneWay ? sectionWeights.foreignWord : 1)
  }
  if (isForeign) weakenVendors(words)
}

/** Returns the position of a phrase in a text, or -1. */
export const findPhrase = (stems: readonly string[], phrase: readonly string[]): number =>
  stems.findIndex((_, index) => phrase.every((part, offset) => stems[index + offset] === part))

/** Returns the words of a phrase that carry its meaning: `get` and `rid` of `get rid of`. */
export function selectCarriers(phrase: readonly QueryWord[]): readonly QueryWord[] {
  const strongWords = phrase.filter(({ isWeak }) => !isWeak)
  return strongWords.length > 0 ? strongWords : phrase
}

const hasTarget = ({ alternatives }: QueryWord, target: string): boolean =>
  alternatives.some(({ terms, isTyped }) => !isTyped && terms.join(' ') === target)

function addTargets(word: QueryWord, targets: readonly string[], typedFactor: number): void {
  word.isWeak = false
  for (const alternative of word.alternatives) if (alternative.isTyped) alternative.weight *= typedFactor
  for (const target of targets)
    word.alternatives.push({ terms: target.split(' '), weight: sectionWeights.synonym, isTyped: false })
}

function weakenVendors(words: readonly QueryWord[]): void {
  for (const word of words) {
    const isPlain = word.alternatives.every(({ isTyped }) => isTyped)
    if (isPlain && vendorWords.has(word.text)) word.share = sectionWeights.filler
  }
}
