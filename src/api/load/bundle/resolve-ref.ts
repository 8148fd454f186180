import { posix } from 'node:path'
import { joinPointer, splitPointer } from '../../../shared/api/json-pointer.ts'
import { DocsError, type Problem } from '../../../shared/docs-error.ts'
import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import { childOrigin, type Origin, type Report, withPointer } from '../report.ts'
import { parseSource, type Source } from '../source/parse-source.ts'
import { type ReferenceSources, resolveFile } from '../source/read-documents.ts'
import { findAnchors } from './find-anchors.ts'

/** What a `$ref` names. */
export interface Target {
  value: unknown
  origin: Origin
  /** Keys that lead to it from the top of its file. */
  path: string[]
}

export interface Resolver {
  /** A file of the document; undefined where it does not exist or cannot be read, which is reported. */
  open(file: string): Source | undefined
  /** What a reference names, from the place of the object that it stands in; undefined where there is nothing, which is reported. */
  resolve(reference: string, from: Origin): Target | undefined
  /** Whether several schemas of a file have the anchor that a reference names (`#node`). */
  isAmbiguous(reference: string, from: Origin): boolean
}

/** Characters of all files of a document. 20 MB take about 4 seconds and 700 MB of memory. */
const largest = 50_000_000

function tooLarge(file: string): DocsError {
  const problem = `With this file, the document is larger than ${largest / 1_000_000} MB, which is more than can be read.`
  const fix = 'Describe the API in several documents, each in `apis` of the configuration.'
  return new DocsError([{ problem, at: { file, line: undefined }, fix }])
}

/** A chain of references longer than this leads nowhere. */
const longestChain = 100

export function createResolver(sources: ReferenceSources, report: Report): Resolver {
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
      (anchorsOf(source, state).get(reference.slice(1))?.length ?? 0) > 1,
  }
}

interface State {
  sources: ReferenceSources
  report: Report
  opened: Map<string, Source | undefined>
  /** Anchors of the files in which one was asked for. */
  anchors: Map<Source, ReturnType<typeof findAnchors>>
  /** References that lead nowhere, by file and place: something may refer to what refers to them. */
  reported: Set<string>
  /** Characters of the files that are opened. */
  size: number
}

/** Where a reference stands, and how many others have led to it. */
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

function resolve(reference: string, { from, chain }: Way, state: State): Target | undefined {
  const place = locate(reference, from, state)
  if (place === undefined) return undefined
  let target: Target = { value: place.source.value, origin: { source: place.source, node: 0 }, path: [] }
  for (const key of place.path) {
    const through = chain < longestChain ? referenceInsteadOf(key, target.value) : undefined
    const holder =
      through === undefined ? target : resolve(through, { from: target.origin, chain: chain + 1 }, state)
    if (holder === undefined) return undefined
    const child = childOf(holder.value, key)
    if (child === undefined) {
      const { problem, fix } = missing(reference, key, holder)
      return complain(from, { problem, fix: meantDocument(reference, from, state) ?? fix }, state)
    }
    target = { value: child, origin: childOrigin(holder.origin, [key]), path: [...holder.path, key] }
  }
  return target
}

/** The file that a reference names, and the keys of its pointer. */
function locate(
  reference: string,
  from: Origin,
  state: State,
): { source: Source; path: string[] } | undefined {
  const { file: document, texts } = state.sources
  const { local, base } = withoutSelf(reference, from, state.opened.get(document))
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(local)) {
    const fix = 'Copy what it names into a file beside the document, and refer to that.'
    return complain(from, { problem: `\`$ref\` to \`${reference}\`, which is not fetched.`, fix }, state)
  }
  const [name = '', pointer = ''] = local.split('#', 2)
  const file = name === '' ? base : resolveFile(name, base)
  if (!texts.has(file)) {
    const problem = `\`$ref\` to \`${reference}\`, but there is no file \`${file}\`.`
    const fix = suggest(file, texts.keys(), 'Add the file, or correct the path.')
    return complain(from, { problem, fix }, state)
  }
  const source = open(file, state)
  if (source === undefined) return undefined
  if (pointer === '' || pointer.startsWith('/')) return { source, path: splitPointer(pointer) }
  const [path, ...others] = anchorsOf(source, state).get(pointer) ?? []
  if (path !== undefined && others.length === 0) return { source, path }
  const { problem, fix } =
    path === undefined ? noAnchor(pointer, source, state) : manyAnchors(pointer, source)
  const meant = path === undefined ? meantDocument(reference, from, state) : undefined
  return complain(from, { problem: `\`$ref\` to \`${reference}\`, but ${problem}`, fix: meant ?? fix }, state)
}

function anchorsOf(source: Source, { anchors }: State): ReturnType<typeof findAnchors> {
  const known = anchors.get(source) ?? findAnchors(source.value)
  anchors.set(source, known)
  return known
}

function noAnchor(name: string, source: Source, state: State): Omit<Problem, 'at'> {
  const pointer = 'Name the place by a pointer that begins with a slash, such as `#/components/schemas/Node`.'
  return {
    problem: `no schema in \`${source.file}\` has the \`$anchor\` \`${name}\`.`,
    fix: suggest(name, anchorsOf(source, state).keys(), pointer),
  }
}

const manyAnchors = (name: string, { file }: Source): Omit<Problem, 'at'> => ({
  problem: `several schemas in \`${file}\` have the \`$anchor\` \`${name}\`.`,
  fix: 'Give each an anchor of its own, or name the place by a pointer such as `#/components/schemas/Node`.',
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

/** In another file than the document, `#` often means the document to who writes it, and never to who reads it. */
function meantDocument(reference: string, { source }: Origin, state: State): string | undefined {
  const { sources, opened } = state
  const document = opened.get(sources.file)
  if (!reference.startsWith('#') || document === undefined || source === document) return undefined
  const [first = ''] = splitPointer(reference)
  const isThere =
    anchorsOf(document, state).has(reference.slice(1)) || childOf(document.value, first) !== undefined
  if (!isThere) return undefined
  const path = posix.relative(posix.dirname(source.file), sources.file)
  return `\`#\` is this file, not the document: write \`${path}${reference}\`.`
}

/** Where a pointer leads on to, when what it has reached refers to something else. */
function referenceInsteadOf(key: string, value: unknown): string | undefined {
  return isObject(value) && !Object.hasOwn(value, key) && typeof value.$ref === 'string'
    ? value.$ref
    : undefined
}

function missing(reference: string, key: string, { value, path, origin }: Target): Omit<Problem, 'at'> {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const where = path.length === 0 ? `\`${origin.source.file}\`` : `\`#${joinPointer(path)}\``
  return {
    problem: `\`$ref\` to \`${reference}\`, but there is no \`${key}\` in ${where}.`,
    fix: suggest(key, keys, 'Add it, or correct the reference.'),
  }
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

/** A reference, and the file that it is to be read from. OpenAPI 3.2: it may begin with the address that the document gives itself. */
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
