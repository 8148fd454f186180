import { foldWord } from './fold-word.ts'
import { listPathForms } from './path-forms.ts'

/** A piece of text between spaces that is searched as one: a word, a flag, a path, an identifier. */
export interface SearchUnit {
  /** Position in the text. */
  start: number
  end: number
  /** Forms of the whole piece that people write: `--disk-size` is also `disk-size`. */
  wholeForms: string[]
  /** Its words, if there are several. */
  parts: UnitPart[]
  /** Segments of a path that are searched on their own: `node_id` of `/nodes/{node_id}/`. */
  pathSegments: string[]
}

interface UnitPart {
  term: string
  start: number
  end: number
}

/** Longer terms are cut: keys, digests, encoded data. Paths may be longer. */
export const maxTermLength = 40
const maxPathLength = 80

const piecePattern = /[^\s"'`’“”„«»()[\]<>|,;!?=&*^~\\。、，；！？（）「」『』…]+(?:['’][\p{L}]+)*/gu
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const camelCase = /(?<=[\p{Ll}\p{N}]{2})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu
const plainWord = /^[A-Za-z][a-z]*$/

/** Splits a text into units. */
export function tokenize(text: string): SearchUnit[] {
  const units: SearchUnit[] = []
  for (const { 0: piece, index } of text.matchAll(piecePattern)) {
    if (plainWord.test(piece)) {
      units.push(createWordUnit(piece.toLowerCase(), index, index + piece.length))
      continue
    }
    addPiece(piece, index, units)
  }
  return units
}

/** Terms of the units in pieces seen before. */
const termsByPiece = new Map<string, readonly string[][]>()
const maxCachedPieces = 50_000

/**
 * Returns the terms of each unit of a text, as in the index. Results are cached, because the pieces of a site repeat.
 */
export function listTermsByUnit(text: string): string[][] {
  const unitTerms: string[][] = []
  for (const [piece] of text.matchAll(piecePattern)) {
    if (plainWord.test(piece)) unitTerms.push([piece.toLowerCase().slice(0, maxTermLength)])
    else unitTerms.push(...listPieceTerms(piece))
  }
  return unitTerms
}

function listPieceTerms(piece: string): readonly string[][] {
  const cachedTerms = termsByPiece.get(piece)
  if (cachedTerms !== undefined) return cachedTerms
  const units: SearchUnit[] = []
  addPiece(piece, 0, units)
  const terms = units.map(listTerms)
  if (termsByPiece.size === maxCachedPieces) termsByPiece.clear()
  termsByPiece.set(piece, terms)
  return terms
}

/** Returns every term of a unit, without duplicates. */
export function listTerms({ wholeForms, parts, pathSegments }: SearchUnit): string[] {
  if (parts.length === 0 && pathSegments.length === 0) return wholeForms
  return [...new Set([...wholeForms, ...parts.map(({ term }) => term), ...pathSegments])]
}

const createWordUnit = (term: string, start: number, end: number): SearchUnit => ({
  start,
  end,
  wholeForms: [term.slice(0, maxTermLength)],
  parts: [],
  pathSegments: [],
})

const urlHost = /^\w+:\/\/[^/]+(?=\/)/

/** Adds the units of a piece. The host of a URL is a separate unit. */
function addPiece(piece: string, start: number, units: SearchUnit[]): void {
  const [host] = urlHost.exec(piece) ?? []
  if (host === undefined) addUnit(piece, start, units)
  else {
    addUnit(host, start, units)
    addUnit(piece.slice(host.length), start + host.length, units)
  }
}

function addUnit(piece: string, start: number, units: SearchUnit[]): void {
  const unitParts = splitWords(piece, start)
  const [first] = unitParts
  const last = unitParts.at(-1)
  if (first === undefined || last === undefined) return
  if (unspacedScript.test(piece)) {
    units.push(...unitParts.map((part) => createWordUnit(part.term, part.start, part.end)))
    return
  }
  const wholeForms = listWholeForms(piece)
  const isOne = unitParts.length === 1 && wholeForms.length === 1 && wholeForms[0] === first.term
  units.push({
    start: first.start,
    end: last.end,
    wholeForms: wholeForms.length === 0 ? [first.term] : wholeForms,
    parts: isOne ? [] : unitParts,
    pathSegments: piece.includes('/') ? splitSegments(piece) : [],
  })
}

/** Splits a piece into words. Camel case is split, and scripts without spaces become pairs of characters. */
function splitWords(piece: string, start: number): UnitPart[] {
  const unitParts: UnitPart[] = []
  for (const { 0: word, index } of piece.matchAll(wordPattern)) {
    if (unspacedScript.test(word)) unitParts.push(...splitPairs(word, start + index))
    else {
      let at = start + index
      for (const part of word.split(camelCase)) {
        unitParts.push({ term: toTerm(part), start: at, end: at + part.length })
        at += part.length
      }
    }
  }
  return unitParts
}

/** Returns characters of a script without spaces, and adjacent pairs. The rest of the word stays whole. */
function splitPairs(word: string, start: number): UnitPart[] {
  const unitParts: UnitPart[] = []
  let at = start
  let before: UnitPart | undefined
  for (const run of word.match(/[\p{Script=Latin}\p{M}\p{N}]+|./gsu) ?? []) {
    const part = { term: toTerm(run), start: at, end: at + run.length }
    unitParts.push(part)
    if (before !== undefined)
      unitParts.push({ term: before.term + part.term, start: before.start, end: part.end })
    before = part
    at += run.length
  }
  return unitParts
}

function toTerm(word: string): string {
  const plain = /['’]/.test(word) ? word.replace(/['’]s$/i, '').replace(/['’]/g, '') : word
  return foldWord(plain).slice(0, maxTermLength)
}

const edgePunctuation = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu
const flagPattern = /^-{1,2}[\p{L}\p{N}]/u
const pathPattern = /^\/[\p{L}\p{N}{}_.:/-]+$/u

/** Returns the forms of the whole piece, the most exact first. Empty if it's too long to be typed. */
function listWholeForms(piece: string): string[] {
  const exact = foldWord(piece.replace(/[.:/]+$/, ''))
  if (pathPattern.test(exact) && exact.length <= maxPathLength) return listPathForms(exact)
  if (piece.includes('://') || piece.length > maxPathLength) return []
  const bare = toTerm(piece.replace(edgePunctuation, ''))
  const wholeForms = flagPattern.test(exact) && exact.length <= maxTermLength ? [exact, bare] : [bare]
  if (/^v\d/.test(bare)) wholeForms.push(bare.slice(1))
  return [...new Set(wholeForms)]
}

function splitSegments(piece: string): string[] {
  return piece
    .split('/')
    .map((segment) => toTerm(segment.replace(edgePunctuation, '')))
    .filter((segment) => segment !== '')
}
