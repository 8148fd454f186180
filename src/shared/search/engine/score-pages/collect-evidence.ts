import type { SectionTable } from '../decode-sections.ts'
import type { ExpandedAlternative, ExpandedWord } from '../expand-query.ts'
import type { MatchedTerm } from '../find-terms.ts'
import { ancestorBit, headingBit, keywordsBit, labelBit, textMask } from '../index-format.ts'

/** Where a word of the query occurs, from 0 to 1 by section. */
export interface WordEvidence {
  heading: Float32Array
  /** Short title of a page. */
  label: Float32Array
  keywords: Float32Array
  /** Headings above the section, or for a page, titles above it. */
  above: Float32Array
  text: Float32Array
  /** Whether the text has the word, however often. */
  inText: Float32Array
  /** Sections with the word, each once. */
  found: number[]
  /** Number of units with the word, and with the word in a heading. */
  frequency: number
  headingFrequency: number
}

type Field = 'heading' | 'label' | 'keywords' | 'above' | 'text' | 'inText'
const fields: readonly Field[] = ['heading', 'label', 'keywords', 'above', 'text', 'inText']

type FieldArrays = Record<Field, Float32Array>

const createArrays = (count: number): FieldArrays => ({
  heading: new Float32Array(count),
  label: new Float32Array(count),
  keywords: new Float32Array(count),
  above: new Float32Array(count),
  text: new Float32Array(count),
  inText: new Float32Array(count),
})

/** Collects the evidence of a word: the best of its alternatives in each section. */
export function collectEvidence(
  { alternatives }: Pick<ExpandedWord, 'alternatives'>,
  sections: Pick<SectionTable, 'count' | 'unitStarts'>,
): WordEvidence {
  const best = createArrays(sections.count)
  const found = new Set<number>()
  const isCompound = alternatives.some(({ weight }) => weight > 1)
  let frequency = 0
  let headingFrequency = 0
  for (const alternative of alternatives) {
    const units = addAlternative(alternative, { best, found, sections, isCompound })
    if (alternative.weight > 1 && alternatives.length > 1) continue
    frequency = Math.max(frequency, units.all.size)
    headingFrequency = Math.max(headingFrequency, units.withHeading.size)
  }
  return { ...best, found: [...found], frequency, headingFrequency }
}

interface EvidenceInput {
  best: FieldArrays
  found: Set<number>
  sections: Pick<SectionTable, 'count' | 'unitStarts'>
  isCompound: boolean
}

/** Adds what an alternative finds, and returns the units that have it. */
function addAlternative(
  { weight, terms, minMatches }: ExpandedAlternative,
  { best, found, sections: { unitStarts }, isCompound }: EvidenceInput,
): { all: Set<number>; withHeading: Set<number> } {
  const factor = (isCompound ? compoundFactor(weight) : weight) / terms.length
  const units = { all: new Set<number>(), withHeading: new Set<number>() }
  for (const [at, sums] of sumTerms(terms)) {
    if (sums.matchCount < Math.max(1, minMatches)) continue
    found.add(at)
    const unit = unitStarts[at] ?? 0
    units.all.add(unit)
    if (sums.heading > terms.length * otherFormWeight) units.withHeading.add(unit)
    for (const field of fields) best[field][at] = Math.max(best[field][at] ?? 0, factor * sums[field])
  }
  return units
}

/** Weight of another form of the same word, which isn't enough for a heading to have the word. */
const otherFormWeight = 0.9

/** Returns how much an alternative of a flag, path, or identifier says: the whole, the end of a path, or its parts. */
const compoundFactor = (weight: number): number => (weight > 1.5 ? 1 : weight > 1 ? 0.85 : 0.5)

interface FieldSums extends Record<Field, number> {
  /** Number of terms that the section has. */
  matchCount: number
}

/** Adds up the best form of each term, by section. */
function sumTerms(terms: readonly MatchedTerm[][]): Map<number, FieldSums> {
  const [first = new Map<number, FieldSums>(), ...others] = terms.map((forms) => {
    const best = new Map<number, FieldSums>()
    for (const form of forms) keepBestForms(form, best)
    return best
  })
  for (const [at, values] of others.flatMap((each) => [...each])) {
    const sums = first.get(at)
    if (sums === undefined) first.set(at, values)
    else {
      sums.matchCount += values.matchCount
      for (const field of fields) sums[field] += values[field]
    }
  }
  return first
}

function keepBestForms({ weight, readPostings }: MatchedTerm, best: Map<number, FieldSums>): void {
  const { sections, impacts } = readPostings()
  for (let index = 0; index < sections.length; index++) {
    const at = sections[index] ?? 0
    const impact = impacts[index] ?? 0
    let values = best.get(at)
    if (values === undefined) {
      values = { matchCount: 1, heading: 0, label: 0, keywords: 0, above: 0, text: 0, inText: 0 }
      best.set(at, values)
    }
    if ((impact & headingBit) !== 0) values.heading = Math.max(values.heading, weight)
    if ((impact & labelBit) !== 0) values.label = Math.max(values.label, weight)
    if ((impact & keywordsBit) !== 0) values.keywords = Math.max(values.keywords, weight)
    if ((impact & ancestorBit) !== 0) values.above = Math.max(values.above, weight)
    if ((impact & textMask) !== 0) {
      values.inText = Math.max(values.inText, weight)
      values.text = Math.max(values.text, (weight * (impact & textMask)) / textMask)
    }
  }
}
