import { fold } from './fold.ts'
import { pathForms } from './path-forms.ts'

/** A piece of text between spaces that is searched as one: a word, a flag, a path, an identifier. */
export interface Unit {
  /** Position in the text. */
  start: number
  end: number
  /** Forms of the whole piece that people write: `--disk-size` is also `disk-size`. */
  wholes: string[]
  /** Its words, if there are several. */
  parts: Part[]
  /** Segments of a path that are searched on their own: `node_id` of `/nodes/{node_id}/`. */
  inner: string[]
}

interface Part {
  term: string
  start: number
  end: number
}

/** Longer terms are cut: keys, digests, encoded data. Paths may be longer. */
export const longestTerm = 40
const longestPath = 80

const pieces = /[^\s"'`’“”„«»()[\]<>|,;!?=&*^~\\。、，；！？（）「」『』…]+(?:['’][\p{L}]+)*/gu
const words = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const camelCase = /(?<=[\p{Ll}\p{N}]{2})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu
const plainWord = /^[A-Za-z][a-z]*$/

/** Splits a text into units. */
export function tokenize(text: string): Unit[] {
  const units: Unit[] = []
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (plainWord.test(piece)) {
      units.push(wordUnit(piece.toLowerCase(), index, index + piece.length))
      continue
    }
    addPiece(piece, index, units)
  }
  return units
}

/** Terms of the units in pieces seen before. */
const known = new Map<string, readonly string[][]>()
const mostKnown = 50_000

/**
 * Returns the terms of each unit of a text, as in the index. Results are cached, because the pieces of a site repeat.
 */
export function termsIn(text: string): string[][] {
  const found: string[][] = []
  for (const [piece] of text.matchAll(pieces)) {
    if (plainWord.test(piece)) found.push([piece.toLowerCase().slice(0, longestTerm)])
    else found.push(...termsOfPiece(piece))
  }
  return found
}

function termsOfPiece(piece: string): readonly string[][] {
  const before = known.get(piece)
  if (before !== undefined) return before
  const units: Unit[] = []
  addPiece(piece, 0, units)
  const terms = units.map(listTerms)
  if (known.size === mostKnown) known.clear()
  known.set(piece, terms)
  return terms
}

/** Returns every term of a unit, without duplicates. */
export function listTerms({ wholes, parts, inner }: Unit): string[] {
  if (parts.length === 0 && inner.length === 0) return wholes
  return [...new Set([...wholes, ...parts.map(({ term }) => term), ...inner])]
}

const wordUnit = (term: string, start: number, end: number): Unit => ({
  start,
  end,
  wholes: [term.slice(0, longestTerm)],
  parts: [],
  inner: [],
})

const address = /^\w+:\/\/[^/]+(?=\/)/

/** Adds the units of a piece. The host of a URL is a unit of its own. */
function addPiece(piece: string, start: number, units: Unit[]): void {
  const [host] = address.exec(piece) ?? []
  if (host === undefined) addUnit(piece, start, units)
  else {
    addUnit(host, start, units)
    addUnit(piece.slice(host.length), start + host.length, units)
  }
}

function addUnit(piece: string, start: number, units: Unit[]): void {
  const found = splitWords(piece, start)
  const [first] = found
  const last = found.at(-1)
  if (first === undefined || last === undefined) return
  if (unspaced.test(piece)) {
    units.push(...found.map((part) => wordUnit(part.term, part.start, part.end)))
    return
  }
  const wholes = listWholeForms(piece)
  const isOne = found.length === 1 && wholes.length === 1 && wholes[0] === first.term
  units.push({
    start: first.start,
    end: last.end,
    wholes: wholes.length === 0 ? [first.term] : wholes,
    parts: isOne ? [] : found,
    inner: piece.includes('/') ? splitSegments(piece) : [],
  })
}

/** Splits a piece into words. Camel case is split, and scripts without spaces become pairs of characters. */
function splitWords(piece: string, start: number): Part[] {
  const found: Part[] = []
  for (const { 0: word, index } of piece.matchAll(words)) {
    if (unspaced.test(word)) found.push(...splitPairs(word, start + index))
    else {
      let at = start + index
      for (const part of word.split(camelCase)) {
        found.push({ term: toTerm(part), start: at, end: at + part.length })
        at += part.length
      }
    }
  }
  return found
}

/** Returns characters of a script without spaces, and adjacent pairs. The rest of the word stays whole. */
function splitPairs(word: string, start: number): Part[] {
  const found: Part[] = []
  let at = start
  let before: Part | undefined
  for (const run of word.match(/[\p{Script=Latin}\p{M}\p{N}]+|./gsu) ?? []) {
    const part = { term: toTerm(run), start: at, end: at + run.length }
    found.push(part)
    if (before !== undefined)
      found.push({ term: before.term + part.term, start: before.start, end: part.end })
    before = part
    at += run.length
  }
  return found
}

function toTerm(word: string): string {
  const plain = /['’]/.test(word) ? word.replace(/['’]s$/i, '').replace(/['’]/g, '') : word
  return fold(plain).slice(0, longestTerm)
}

const edges = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu
const flag = /^-{1,2}[\p{L}\p{N}]/u
const path = /^\/[\p{L}\p{N}{}_.:/-]+$/u

/** Returns the forms of the whole piece, the most exact first. Empty if it's too long to be typed. */
function listWholeForms(piece: string): string[] {
  const exact = fold(piece.replace(/[.:/]+$/, ''))
  if (path.test(exact) && exact.length <= longestPath) return pathForms(exact)
  if (piece.includes('://') || piece.length > longestPath) return []
  const bare = toTerm(piece.replace(edges, ''))
  const found = flag.test(exact) && exact.length <= longestTerm ? [exact, bare] : [bare]
  if (/^v\d/.test(bare)) found.push(bare.slice(1))
  return [...new Set(found)]
}

function splitSegments(piece: string): string[] {
  return piece
    .split('/')
    .map((segment) => toTerm(segment.replace(edges, '')))
    .filter((segment) => segment !== '')
}
