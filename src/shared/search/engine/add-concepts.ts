import { isFillerWord } from '../text/filler-words.ts'
import { stemWord } from '../text/stem.ts'
import { findPhrase, selectCarriers } from './add-synonyms.ts'
import type { Concepts } from './index-format.ts'
import type { QueryWord } from './query-word.ts'
import { sectionWeights } from './score-sections/section-weights.ts'

interface StemmedConcepts {
  fillers: ReadonlySet<string>
  /** Longest first. */
  phrases: { stems: string[]; targets: string[] }[]
}

/** Concepts with the stems of their words, which are the same for every query. */
const stemmedByConcepts = new WeakMap<Concepts, StemmedConcepts>()

function stemConcepts(concepts: Concepts): StemmedConcepts {
  const cached = stemmedByConcepts.get(concepts)
  if (cached !== undefined) return cached
  const targetsByPhrase = new Map<string, string[]>()
  for (const [everyday, pages] of concepts.rows)
    for (const phrase of everyday)
      targetsByPhrase.set(phrase, [...new Set([...(targetsByPhrase.get(phrase) ?? []), ...pages])])
  const phrases = [...targetsByPhrase].map(([phrase, targets]) => ({
    stems: phrase.split(' ').map(stemWord),
    targets,
  }))
  const stemmed = {
    fillers: new Set(concepts.fillers.map(stemWord)),
    phrases: phrases.sort((a, b) => b.stems.length - a.stems.length),
  }
  stemmedByConcepts.set(concepts, stemmed)
  return stemmed
}

/** Adds words of the pages to everyday words, and reduces words that say little. */
export function addConcepts(words: readonly QueryWord[], concepts: Concepts): void {
  const { fillers, phrases } = stemConcepts(concepts)
  const stems = words.map(({ text }) => stemWord(text))
  const courtesy = new Set(words.filter(({ share }) => share <= sectionWeights.courtesy))
  weakenFillers(words, fillers)
  const takenWords = new Set<QueryWord>()
  for (const { stems: phraseStems, targets } of phrases) {
    const start = findPhrase(stems, phraseStems)
    if (start === -1) continue
    const phrase = words.slice(start, start + phraseStems.length)
    if (phrase.some((word) => takenWords.has(word))) continue
    // Courtesy alone is no concept: "share the steps" is about neither permissions nor pipelines.
    if (phrase.every((word) => courtesy.has(word))) continue
    for (const word of phrase) takenWords.add(word)
    addTargets(phrase, targets)
  }
}

/** Reduces fillers beside other words. */
function weakenFillers(words: readonly QueryWord[], fillers: ReadonlySet<string>): void {
  const isFiller = ({ text }: QueryWord): boolean => isFillerWord(text) || fillers.has(stemWord(text))
  if (words.every((word) => word.isWeak || isFiller(word))) return
  for (const word of words)
    if (!word.isWeak && isFiller(word)) word.share = Math.min(word.share, sectionWeights.filler)
}

/** Adds the targets of a phrase to its words, which count as one word together. */
function addTargets(phrase: readonly QueryWord[], targets: readonly string[]): void {
  const carriers = selectCarriers(phrase)
  for (const word of carriers) {
    word.isWeak = false
    word.share = 1 / carriers.length
    for (const target of targets)
      word.alternatives.push({ terms: target.split(' '), weight: sectionWeights.concept, isTyped: false })
  }
}
