import {
  ancestorBit,
  headingBit,
  keywordsBit,
  labelBit,
  storedLinkBits,
  textMask,
} from '../../shared/search/engine/index-format.ts'
import type { SearchRecord } from '../../shared/search/search-record.ts'
import { listPathEndings } from '../../shared/search/text/path-forms.ts'
import { isStopWord } from '../../shared/search/text/stop-words.ts'
import { listTermsByUnit, tokenize } from '../../shared/search/text/tokenize.ts'

/** Terms of a section, each with its impact. */
export type SectionTerms = ReadonlyMap<string, number>

/** Words of a typical section. Each word counts less in longer sections and more in shorter ones. */
const usualLength = 70
const lengthWeight = 0.6
/** A word in a code block says less than one in a sentence. */
const codeWeight = 0.6
/** Repetition beyond this adds little. */
const saturation = 1.2

/**
 * Computes the terms of a section (BM25F: text and code as one weighted field, saturated here and stored in five bits;
 * headings and keywords as flags).
 */
export function computeSectionTerms(record: SearchRecord): SectionTerms {
  if (isSchema(record)) return computeNameTerms(record)
  const counts = new Map<string, number>()
  const length =
    countTerms(record.content, 1, counts) + codeWeight * countTerms(record.code, codeWeight, counts)
  const norm = 1 - lengthWeight + (lengthWeight * length) / usualLength
  const impacts = new Map<string, number>()
  for (const [term, frequency] of counts) {
    const weighted = frequency / norm
    impacts.set(term, Math.max(1, Math.round((textMask * weighted) / (saturation + weighted))))
  }
  markTerms(listKeywords(record), keywordsBit, impacts)
  for (const address of listAddresses(record)) impacts.set(address, (impacts.get(address) ?? 0) | keywordsBit)
  for (const heading of listAncestorHeadings(record)) markTerms([heading], ancestorBit, impacts)
  markTerms([record.label], labelBit, impacts)
  markTerms([getHeading(record)], headingBit, impacts)
  for (const [term, impact] of impacts)
    if ((impact & (headingBit | storedLinkBits)) === storedLinkBits) impacts.set(term, impact & ~labelBit)
  return impacts
}

/** Whether a record is about a component schema. Operations have a path. */
const isSchema = ({ kind, path, type }: SearchRecord): boolean =>
  kind === 'operation' && path === null && type !== 'lvl1'

/** Returns the whole name of a schema and of its fields. Their words would find 200 schemas beside each guide. */
function computeNameTerms(record: SearchRecord): SectionTerms {
  const impacts = new Map<string, number>()
  for (const { wholeForms } of tokenize(record.code)) for (const form of wholeForms) impacts.set(form, 1)
  for (const { wholeForms } of tokenize(getHeading(record)))
    for (const form of wholeForms) impacts.set(form, headingBit)
  return impacts
}

/** Counts the terms of a text. Returns the number of words. */
function countTerms(text: string, weight: number, counts: Map<string, number>): number {
  const units = listTermsByUnit(text)
  for (const terms of units) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  return units.length
}

function markTerms(texts: readonly string[], bit: number, impacts: Map<string, number>): void {
  for (const text of texts) {
    for (const terms of listTermsByUnit(text)) {
      for (const term of terms) impacts.set(term, (impacts.get(term) ?? 0) | bit)
    }
  }
}

/** Counts the words of a title, without words that say little. */
export function countWords(title: string): number {
  return tokenize(title).filter(({ wholeForms }) => !isStopWord(wholeForms[0] ?? '')).length
}

export function getHeading({ type, hierarchy }: SearchRecord): string {
  return hierarchy[type] ?? ''
}

/**
 * Returns the headings between the page's title and the section's own. The title belongs to the page's first section.
 */
function listAncestorHeadings(record: SearchRecord): string[] {
  const { type, hierarchy } = record
  const { lvl2, lvl3, lvl4, lvl5 } = hierarchy
  const headings = [lvl2, lvl3, lvl4, lvl5].slice(0, Math.max(0, Number(type.slice(3)) - 2))
  return [...headings, ...listTitlesAbove(record)].filter((title) => title !== null)
}

/** Returns the titles above a unit. Other sections get them from their page. */
function listTitlesAbove({ type, kind, hierarchy, trail }: SearchRecord): string[] {
  const { lvl0, lvl1 } = hierarchy
  if (type === 'lvl1') return [lvl0, ...trail]
  return kind === 'guide' || kind === 'page' ? [] : [lvl0, ...trail, lvl1]
}

/** Lists the address of a guide, whole and from its folder. Readers paste them from messages and other pages. */
function listAddresses({ type, kind, url }: SearchRecord): string[] {
  if (type !== 'lvl1' || kind !== 'guide') return []
  const [path = ''] = url.replace(/\/$/, '').split('#')
  const ending = `/${path.split('/').slice(-2).join('/')}`
  return [
    ...new Set([path, ending].flatMap((text) => tokenize(text).flatMap(({ wholeForms }) => wholeForms))),
  ]
}

function listKeywords({ keywords, method, path }: SearchRecord): string[] {
  const ends = path === null ? [] : listPathEndings(path.replace(/\/$/, ''))
  return [...keywords, method ?? '', path ?? '', ...ends].filter((text) => text !== '')
}
