import { posix } from 'node:path'
import { splitPointer } from '../../../shared/api/json-pointer.ts'
import type { Problem } from '../../../shared/docs-error.ts'
import { getMember, isObject } from '../../../shared/read-unknown.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { findChildOrigin, type Origin, type Report } from '../report-problem.ts'
import { type DocumentFile, parseSource } from '../source/parse-source.ts'
import { type DocumentSources, resolveDocumentFile } from '../source/read-documents.ts'
import { limitSize, readSwaggerPath, upgradeSwagger } from '../source/upgrade-swagger.ts'
import {
  explainAmbiguousAnchor,
  explainIntended,
  explainMissingAnchor,
  explainMissingKey,
} from './explain-missing-target.ts'
import { findAnchors } from './find-anchors.ts'
import { findIntended } from './find-intended.ts'
import { limitDocumentSize } from './limit-document-size.ts'
import { explainRemoteRef, isRemoteUrl } from './remote-ref.ts'
import { resolveSelf } from './resolve-self.ts'

/** The value that a `$ref` points to. */
export interface RefTarget {
  value: unknown
  origin: Origin
  /** Keys from the root of the file to the value. */
  path: string[]
}

export interface RefResolver {
  /** Opens a file of the document. Undefined if it doesn't exist or can't be read, which is reported. */
  openFile(file: string): DocumentFile | undefined
  /**
   * Resolves a `$ref` relative to the object that contains it. Undefined if the target doesn't exist, which is
   * reported.
   */
  resolve(ref: string, from: Origin): RefTarget | undefined
  /** Resolves a `$ref` that may have no target. Reports nothing. */
  find(ref: string, from: Origin): RefTarget | undefined
  /** True if the target of a `$ref` is on another host. */
  isRemote(ref: string, from: Origin): boolean
  /** True if a `$ref` names a file of the document other than the one that it is in. */
  isInFile(ref: string, from: Origin): boolean
  /** Returns the text of a file that is named relative to a value. Undefined if the document doesn't have it. */
  readText(name: string, from: Origin): string | undefined
  /** Returns the keys of the schemas of a file that have an anchor. */
  listAnchored(anchor: string, source: DocumentFile): readonly string[][]
}

/** A longer chain of `$ref`s is treated as circular. */
const maxChainLength = 100

export function createRefResolver(sources: DocumentSources, report: Report): RefResolver {
  const state: ResolverState = {
    sources,
    report,
    openedFiles: new Map(),
    anchors: new Map(),
    reportedRefs: new Set(),
    ...{ size: 0, isSilent: false },
  }
  return {
    openFile: (file) => openSource(file, state),
    resolve: (ref, from) => resolveRef(ref, { from, chain: 0 }, state),
    find: (ref, from) => findTarget(ref, from, state),
    isRemote(ref, from) {
      const { local } = resolveSelf(ref, from, state.openedFiles.get(sources.file))
      return isRemoteUrl(local) && findIdentified(local.split('#', 1)[0] ?? '', from, state) === undefined
    },
    isInFile: (ref, { source }) => {
      const [name = ''] = ref.split('#', 1)
      return name !== '' && sources.texts.has(resolveDocumentFile(name, source.file))
    },
    readText: (name, { source }) => sources.texts.get(resolveDocumentFile(name, source.file)),
    listAnchored: (anchor, source) => getAnchors(source, state).get(anchor) ?? [],
  }
}

interface ResolverState {
  sources: DocumentSources
  report: Report
  openedFiles: Map<string, DocumentFile | undefined>
  /** Anchors of the files in which a `$ref` names one. */
  anchors: Map<DocumentFile, ReturnType<typeof findAnchors>>
  /** Broken `$ref`s by file and position, so that each is reported once even if others lead through it. */
  reportedRefs: Set<string>
  /** Total length of the opened files, in characters. */
  size: number
  /** True if a missing target isn't reported. */
  isSilent: boolean
}

/** The position of a `$ref` and the number of `$ref`s that led to it. */
interface RefPosition {
  from: Origin
  chain: number
}

function openSource(file: string, state: ResolverState): DocumentFile | undefined {
  const text = state.sources.texts.get(file)
  if (text === undefined || state.openedFiles.has(file)) return state.openedFiles.get(file)
  state.size += text.length
  limitDocumentSize(state.size, file)
  const { source: parsed, problems, warnings } = parseSource(text, file)
  const source = parsed && file === state.sources.file ? upgrade(parsed, state) : parsed
  state.report.problems.push(...problems)
  state.report.warnings.push(...warnings)
  state.openedFiles.set(file, source)
  return source
}

/** Upgrades a document. Until then, `$ref`s find its parts as they're written. */
function upgrade(written: DocumentFile, state: ResolverState): DocumentFile {
  const document = overlay(written, state)
  state.openedFiles.set(document.file, document)
  return upgradeSwagger(document, (ref, from) => findTarget(ref, from, state))
}

function findTarget(ref: string, from: Origin, state: ResolverState): RefTarget | undefined {
  state.isSilent = true
  const target = resolveRef(ref, { from, chain: 0 }, state)
  state.isSilent = false
  return target
}

/** Applies the overlays of a document. They're read like its files. */
function overlay(document: DocumentFile, state: ResolverState): DocumentFile {
  const { overlays } = state.sources
  if (overlays.length > 0) limitSize(document.value, document)
  return overlays.reduce((patched, file) => {
    const source = openSource(file, state)
    return source === undefined ? patched : applyOverlay(patched, source, state.report)
  }, document)
}

function resolveRef(ref: string, { from, chain }: RefPosition, state: ResolverState): RefTarget | undefined {
  const location = locateRef(ref, from, state)
  if (location === undefined) return undefined
  let target: RefTarget = {
    value: location.source.value,
    origin: { source: location.source, node: 0 },
    path: [],
  }
  for (const key of location.path) {
    const interveningRef = chain < maxChainLength ? findInterveningRef(key, target.value) : undefined
    const parent =
      interveningRef === undefined
        ? target
        : resolveRef(interveningRef, { from: target.origin, chain: chain + 1 }, state)
    if (parent === undefined) return undefined
    const child = getMember(parent.value, key)
    if (child === undefined) {
      const { problem, fix } = explainMissingKey(ref, key, { ...parent, file: parent.origin.source.file })
      return reportRefProblem(from, { problem, fix: suggestDocument(ref, from, state) ?? fix }, state)
    }
    target = { value: child, origin: findChildOrigin(parent.origin, [key]), path: [...parent.path, key] }
  }
  return target
}

type RefLocation = Pick<RefTarget, 'path'> & { source: DocumentFile }

/** Finds the file that a `$ref` names and splits its pointer into keys. */
function locateRef(ref: string, from: Origin, state: ResolverState): RefLocation | undefined {
  const { file: document, texts } = state.sources
  const { local, base } = resolveSelf(ref, from, state.openedFiles.get(document))
  const [name = '', pointer = ''] = local.split('#', 2)
  const identified = findIdentified(name, from, state)
  if (identified !== undefined) return { ...identified, path: [...identified.path, ...splitPointer(pointer)] }
  if (isRemoteUrl(local)) return reportRefProblem(from, explainRemoteRef(ref), state)
  const file = name === '' ? base : resolveDocumentFile(name, base)
  if (!texts.has(file)) {
    const problem = `\`$ref\` to \`${ref}\`, but the file \`${file}\` doesn't exist.`
    const fix = suggestFix(file, texts.keys(), 'Add the file or correct the path.')
    return reportRefProblem(from, { problem, fix }, state)
  }
  const source = openSource(file, state)
  if (source === undefined) return undefined
  const [path, ...others] = getAnchors(source, state).get(pointer) ?? []
  const intended = path === undefined ? findIntended(pointer, source, from) : undefined
  if (intended !== undefined) {
    if (!state.isSilent) state.report.addSourceWarning('refs', from, explainIntended(ref, name, intended))
    return { source, path: intended }
  }
  if (pointer === '' || pointer.startsWith('/'))
    return { source, path: readSwaggerPath(splitPointer(pointer), source) }
  if (path !== undefined && others.length === 0) return { source, path }
  const { problem: cause, fix } =
    path === undefined
      ? explainMissingAnchor(pointer, source, getAnchors(source, state).keys())
      : explainAmbiguousAnchor(pointer, source)
  const hint = path === undefined ? suggestDocument(ref, from, state) : undefined
  const problem = `\`$ref\` to \`${ref}\`, but ${cause}`
  return reportRefProblem(from, { problem, fix: hint ?? fix }, state)
}

/** Finds the schema whose `$id` is a URL. */
function findIdentified(url: string, { source }: Origin, state: ResolverState): RefLocation | undefined {
  if (!isRemoteUrl(url)) return undefined
  const document = state.openedFiles.get(state.sources.file) ?? source
  for (const file of new Set([source, document])) {
    const [path, ...others] = getAnchors(file, state).get(url) ?? []
    if (path !== undefined && others.length === 0) return { source: file, path }
  }
  return undefined
}

function getAnchors(source: DocumentFile, { anchors }: ResolverState): ReturnType<typeof findAnchors> {
  const sourceAnchors = anchors.get(source) ?? findAnchors(source.value)
  anchors.set(source, sourceAnchors)
  return sourceAnchors
}

function reportRefProblem(
  from: Origin,
  explanation: Omit<Problem, 'at'>,
  { report, reportedRefs, isSilent }: ResolverState,
): undefined {
  if (isSilent) return
  const at = findChildOrigin(from, ['$ref'])
  const key = `${at.source.file} ${at.node}`
  if (reportedRefs.has(key)) return
  reportedRefs.add(key)
  report.addSourceProblem(at, explanation)
}

/**
 * Suggests the document if a `$ref` in another file starts with `#`: authors often mean the document, but it is always
 * the file itself.
 */
function suggestDocument(ref: string, { source }: Origin, state: ResolverState): string | undefined {
  const { sources, openedFiles } = state
  const document = openedFiles.get(sources.file)
  if (!ref.startsWith('#') || document === undefined || source === document) return undefined
  const [first = ''] = splitPointer(ref)
  const isInDocument =
    getAnchors(document, state).has(ref.slice(1)) || getMember(document.value, first) !== undefined
  if (!isInDocument) return undefined
  const path = posix.relative(posix.dirname(source.file), sources.file)
  return `\`#\` refers to this file, not to the document. Write \`${path}${ref}\`.`
}

/** Returns the `$ref` of a value that doesn't contain the next key of a pointer itself. */
function findInterveningRef(key: string, value: unknown): string | undefined {
  return isObject(value) && !Object.hasOwn(value, key) && typeof value.$ref === 'string'
    ? value.$ref
    : undefined
}
