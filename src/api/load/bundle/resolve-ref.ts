import { posix } from 'node:path'
import { joinPointer, splitPointer } from '../../../shared/api/json-pointer.ts'
import { DocsError, type Problem } from '../../../shared/docs-error.ts'
import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import { childOrigin, type Origin, type Report, withPointer } from '../report.ts'
import { parseSource, type Source } from '../source/parse-source.ts'
import { type ReferenceSources, resolveFile } from '../source/read-documents.ts'
import { findAnchors } from './find-anchors.ts'

/** The value that a `$ref` points to. */
export interface RefTarget {
  value: unknown
  origin: Origin
  /** Keys from the root of the file to the value. */
  path: string[]
}

export interface RefResolver {
  /** Opens a file of the document. Undefined if it doesn't exist or can't be read, which is reported. */
  open(file: string): Source | undefined
  /**
   * Resolves a `$ref` relative to the object that contains it. Undefined if the target doesn't exist, which is
   * reported.
   */
  resolve(reference: string, from: Origin): RefTarget | undefined
  /** True if several schemas of a file have the anchor that a `$ref` names (`#node`). */
  isAmbiguous(reference: string, from: Origin): boolean
}

/** Limit for the total length of a document's files, in characters. 20 MB take about 4 seconds and 700 MB of memory. */
const largest = 50_000_000

function tooLarge(file: string): DocsError {
  const problem = `This file brings the document to more than ${largest / 1_000_000} MB, the maximum size.`
  const fix = 'Split the API into several documents and list each in `apis` of the configuration.'
  return new DocsError([{ problem, at: { file, line: undefined }, fix }])
}

/** A longer chain of `$ref`s is treated as circular. */
const longestChain = 100

export function createRefResolver(sources: ReferenceSources, report: Report): RefResolver {
  const state: State = {
    sources,
    report,
    opened: new Map(),
    anchors: new Map(),
    reported: new Set(),
    size: 0,
  }
  return {
    open: (file) => open(file, state),
    resolve: (reference, from) => resolve(reference, { from, chain: 0 }, state),
    isAmbiguous: (reference, { source }) =>
      (getAnchors(source, state).get(reference.slice(1))?.length ?? 0) > 1,
  }
}

interface State {
  sources: ReferenceSources
  report: Report
  opened: Map<string, Source | undefined>
  /** Anchors of the files in which a `$ref` names one. */
  anchors: Map<Source, ReturnType<typeof findAnchors>>
  /** Broken `$ref`s by file and position, so that each is reported once even if others lead through it. */
  reported: Set<string>
  /** Total length of the opened files, in characters. */
  size: number
}

/** The position of a `$ref` and the number of `$ref`s that led to it. */
interface Way {
  from: Origin
  chain: number
}

function open(file: string, state: State): Source | undefined {
  const text = state.sources.texts.get(file)
  if (text === undefined || state.opened.has(file)) return state.opened.get(file)
  state.size += text.length
  if (state.size > largest) throw tooLarge(file)
  const { source, problems } = parseSource(text, file)
  state.report.problems.push(...problems)
  state.opened.set(file, source)
  return source
}

function resolve(reference: string, { from, chain }: Way, state: State): RefTarget | undefined {
  const place = locate(reference, from, state)
  if (place === undefined) return undefined
  let target: RefTarget = { value: place.source.value, origin: { source: place.source, node: 0 }, path: [] }
  for (const key of place.path) {
    const through = chain < longestChain ? findMisplacedRef(key, target.value) : undefined
    const holder =
      through === undefined ? target : resolve(through, { from: target.origin, chain: chain + 1 }, state)
    if (holder === undefined) return undefined
    const child = getChild(holder.value, key)
    if (child === undefined) {
      const { problem, fix } = missing(reference, key, holder)
      return complain(from, { problem, fix: meantDocument(reference, from, state) ?? fix }, state)
    }
    target = { value: child, origin: childOrigin(holder.origin, [key]), path: [...holder.path, key] }
  }
  return target
}

/** Finds the file that a `$ref` names and splits its pointer into keys. */
function locate(
  reference: string,
  from: Origin,
  state: State,
): { source: Source; path: string[] } | undefined {
  const { file: document, texts } = state.sources
  const { local, base } = withoutSelf(reference, from, state.opened.get(document))
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(local)) {
    const fix = 'Copy its target into a file next to the document and refer to that file.'
    return complain(from, { problem: `Remote \`$ref\` \`${reference}\` isn't supported.`, fix }, state)
  }
  const [name = '', pointer = ''] = local.split('#', 2)
  const file = name === '' ? base : resolveFile(name, base)
  if (!texts.has(file)) {
    const problem = `\`$ref\` to \`${reference}\`, but the file \`${file}\` doesn't exist.`
    const fix = suggest(file, texts.keys(), 'Add the file or correct the path.')
    return complain(from, { problem, fix }, state)
  }
  const source = open(file, state)
  if (source === undefined) return undefined
  if (pointer === '' || pointer.startsWith('/')) return { source, path: splitPointer(pointer) }
  const [path, ...others] = getAnchors(source, state).get(pointer) ?? []
  if (path !== undefined && others.length === 0) return { source, path }
  const { problem, fix } =
    path === undefined ? noAnchor(pointer, source, state) : manyAnchors(pointer, source)
  const meant = path === undefined ? meantDocument(reference, from, state) : undefined
  return complain(from, { problem: `\`$ref\` to \`${reference}\`, but ${problem}`, fix: meant ?? fix }, state)
}

function getAnchors(source: Source, { anchors }: State): ReturnType<typeof findAnchors> {
  const known = anchors.get(source) ?? findAnchors(source.value)
  anchors.set(source, known)
  return known
}

function noAnchor(name: string, source: Source, state: State): Omit<Problem, 'at'> {
  const pointer = 'Use a pointer that starts with a slash, such as `#/components/schemas/Node`.'
  return {
    problem: `no schema in \`${source.file}\` has the \`$anchor\` \`${name}\`.`,
    fix: suggest(name, getAnchors(source, state).keys(), pointer),
  }
}

const manyAnchors = (name: string, { file }: Source): Omit<Problem, 'at'> => ({
  problem: `several schemas in \`${file}\` have the \`$anchor\` \`${name}\`.`,
  fix: 'Make each anchor unique, or use a pointer such as `#/components/schemas/Node`.',
})

function complain(
  from: Origin,
  { problem, fix }: Omit<Problem, 'at'>,
  { report, reported }: State,
): undefined {
  const at = childOrigin(from, ['$ref'])
  const { file, positions } = at.source
  const key = `${file} ${at.node}`
  if (reported.has(key)) return
  reported.add(key)
  report.problems.push({
    problem: withPointer(at, problem),
    at: { file, line: positions.line(at.node) },
    fix,
  })
}

/**
 * Suggests the document if a `$ref` in another file starts with `#`: authors often mean the document, but it is always
 * the file itself.
 */
function meantDocument(reference: string, { source }: Origin, state: State): string | undefined {
  const { sources, opened } = state
  const document = opened.get(sources.file)
  if (!reference.startsWith('#') || document === undefined || source === document) return undefined
  const [first = ''] = splitPointer(reference)
  const isThere =
    getAnchors(document, state).has(reference.slice(1)) || getChild(document.value, first) !== undefined
  if (!isThere) return undefined
  const path = posix.relative(posix.dirname(source.file), sources.file)
  return `\`#\` refers to this file, not to the document. Write \`${path}${reference}\`.`
}

/** Returns the `$ref` of a value that doesn't contain the next key of a pointer itself. */
function findMisplacedRef(key: string, value: unknown): string | undefined {
  return isObject(value) && !Object.hasOwn(value, key) && typeof value.$ref === 'string'
    ? value.$ref
    : undefined
}

function missing(reference: string, key: string, { value, path, origin }: RefTarget): Omit<Problem, 'at'> {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const where = path.length === 0 ? `\`${origin.source.file}\`` : `\`#${joinPointer(path)}\``
  return {
    problem: `\`$ref\` to \`${reference}\`, but \`${key}\` doesn't exist in ${where}.`,
    fix: suggest(key, keys, 'Add it or correct the `$ref`.'),
  }
}

function getChild(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

/**
 * Splits a `$ref` into its local form and the file it is relative to. In OpenAPI 3.2, it may start with the document's
 * own URL (`$self`).
 */
function withoutSelf(
  reference: string,
  { source }: Origin,
  root: Source | undefined,
): { local: string; base: string } {
  const self = isObject(root?.value) ? root.value.$self : undefined
  const asWritten = { local: reference, base: source.file }
  if (root === undefined || typeof self !== 'string' || !URL.canParse(self) || !URL.canParse(reference))
    return asWritten
  const [document, fragment] = reference.split('#', 2)
  if (document === self.split('#', 1)[0]) return { local: `#${fragment ?? ''}`, base: root.file }
  const folder = new URL('.', self).href
  return reference.startsWith(folder) ? { local: reference.slice(folder.length), base: root.file } : asWritten
}
