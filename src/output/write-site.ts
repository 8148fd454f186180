import type { Effort } from '../disk/compression/compression-effort.ts'
import { DocsError } from '../shared/docs-error.ts'
import type { OutputFile, WrittenFile } from '../shared/output/output-file.ts'
import {
  LostArticlesError,
  type OutputPage,
  type RenderResult,
  type WrittenPage,
} from '../shared/output/render-task.ts'
import { isDeflatedFile } from '../shared/search/engine/index-format.ts'
import { emptyOutputFolder, markerPath } from './output-folder.ts'
import { OutputRecord, type RecordOptions } from './output-record.ts'
import { writeOutputFile } from './write-output-file.ts'

/** Files of one owner (a page, the assets), and what they're made from. */
export interface OutputGroup {
  owner: string
  key: string
  /** Undefined if the files include their compressed variants. */
  effort: Effort | undefined
  /** Whether making it takes much memory. Then it's written when the threads that render pages have released theirs. */
  isLarge?: boolean
  make(): OutputFile[]
}

/** Files made from data that pages left in the cache, or from their files. */
export interface OutputIndex {
  owner: string
  key: string
  /** Returns the owners of pages without cached data, which have to be rendered. */
  listLostPages(): string[]
  /** Is called when all pages are in the output folder. */
  make(out: string): OutputFile[]
}

/** A drawn image. */
export interface OutputImage {
  /** Path of the file. Contains a digest of the texts, colors, and files that the image is drawn from. */
  path: string
  /** Digest of the path and of the code that draws. */
  key: string
  draw(): Promise<Uint8Array>
}

export interface WriteOptions extends RecordOptions {
  groups: OutputGroup[]
  pages: OutputPage[]
  indexes: OutputIndex[]
  images: OutputImage[]
  /** Receives the pages to write, before any of them is. */
  onPlanned(pages: readonly OutputPage[]): void
  onGroupsWritten(hasChanges: boolean): void
  /** Renders and writes pages in any order. */
  render(pages: OutputPage[], onDone: (results: RenderResult[]) => void): Promise<void>
  /** Is called for each written page. */
  onWritten(page: WrittenPage): void
  onProgress(done: number, total: number): void
  /** Runs a stage of the work under its name. */
  runStage<T>(name: string, work: () => Promise<T> | T): Promise<T>
}

export interface OutputReport {
  /** Pages written because something they're made from changed. */
  written: number
  /** Files of removed pages. */
  removed: number
  /** Bytes of the output, without compressed variants. */
  bytes: number
}

/** Updates the output folder to match the plan: writes what changed, removes what is gone, and leaves the rest. */
export async function writeSite(plan: WriteOptions): Promise<OutputReport> {
  const record = new OutputRecord(plan)
  if (record.isEmpty) emptyOutputFolder(plan.out)
  const groups = plan.groups.filter(({ owner, key }) => !record.isCurrent(owner, key))
  const indexes = plan.indexes.filter(({ owner, key }) => !record.isCurrent(owner, key))
  const lostPages = new Set(indexes.flatMap((index) => index.listLostPages()))
  const pages = plan.pages.filter(({ owner, key }) => !record.isCurrent(owner, key) || lostPages.has(owner))
  const images = plan.images.filter(({ path, key }) => !record.isCurrent(path, key))
  const changedItems = [...groups, ...pages, ...indexes, ...images.map(({ path }) => ({ owner: path }))]
  const reusable = new Map(
    indexes.flatMap(({ owner }) => record.getUnchangedFiles(owner)).map((file) => [file.path, file]),
  )
  // The marker comes first, so that a folder left by a killed build is recognized as ours.
  const marker = groups.find(({ owner }) => owner === markerPath)
  if (changedItems.length > 0) record.forget(changedItems.map(({ owner }) => owner))
  if (marker !== undefined) writeGroup(marker, record, plan)
  await plan.runStage('write', () =>
    writeChangedFiles({ groups: groups.filter((other) => other !== marker), pages, images }, record, plan),
  )
  await plan.runStage('search', () => {
    for (const index of indexes) writeIndex(index, reusable, { ...plan, record })
  })
  const removed = record.removeUnwanted()
  if (changedItems.length + removed > 0 || !record.isComplete) record.finish()
  return { written: pages.length, removed, bytes: record.bytes }
}

/**
 * Writes changed pages of a finished output again. Everything that depends on them is left for the next build. Returns
 * a function that records the new files. Without it, the next build writes these pages once more.
 */
export async function rewritePages(pages: OutputPage[], plan: WriteOptions): Promise<() => void> {
  const record = new OutputRecord(plan)
  record.forget(pages.map(({ owner }) => owner))
  await writePages(pages, record, plan)
  return () => record.finish()
}

async function writeChangedFiles(
  { groups, pages, images }: Pick<WriteOptions, 'groups' | 'pages' | 'images'>,
  record: OutputRecord,
  plan: WriteOptions,
): Promise<void> {
  plan.onPlanned(pages)
  // Workers render pages while this thread compresses the other files and draws.
  const writing = writePages(pages, record, plan)
  // If both fail, the error below is thrown. This one must not end the process first.
  writing.catch(() => undefined)
  const { large = [], small = [] } = Object.groupBy(groups, ({ isLarge }) => (isLarge ? 'large' : 'small'))
  for (const group of small) writeGroup(group, record, plan)
  plan.onGroupsWritten(groups.length + pages.length > 0)
  await writeImages(images, record, plan.out)
  await writing
  for (const group of large) writeGroup(group, record, plan)
}

/** The next image is drawn by another thread while this one writes the last. */
const imagesAtOnce = 2

async function writeImages(images: readonly OutputImage[], record: OutputRecord, out: string): Promise<void> {
  const queue = images.values()
  const writeRest = async (): Promise<void> => {
    for (const { path, key, draw } of queue) {
      record.set(path, key, writeOutputFile(out, { path, content: await draw() }, undefined))
    }
  }
  await Promise.all(Array.from({ length: imagesAtOnce }, writeRest))
}

/** Most files of an index stay the same when a page changes. */
function writeIndex(
  { owner, key, make }: OutputIndex,
  reusable: ReadonlyMap<string, WrittenFile>,
  { record, out, isCompressed }: Pick<WriteOptions, 'out' | 'isCompressed'> & { record: OutputRecord },
): void {
  // The path of a packed file contains a digest of its content.
  const files = make(out).flatMap((file) => {
    const existingFile = isDeflatedFile(file.path) ? reusable.get(file.path) : undefined
    return existingFile === undefined
      ? // Each first search loads what isn't packed, and it has a few kilobytes.
        writeOutputFile(out, file, isCompressed ? 'asset' : undefined)
      : [existingFile]
  })
  record.set(owner, key, files)
}

function writeGroup(
  { owner, key, effort, make }: OutputGroup,
  record: OutputRecord,
  plan: WriteOptions,
): void {
  record.set(
    owner,
    key,
    make().flatMap((file) => writeOutputFile(plan.out, file, plan.isCompressed ? effort : undefined)),
  )
}

async function writePages(pages: OutputPage[], record: OutputRecord, plan: WriteOptions): Promise<void> {
  let done = 0
  const others: RenderResult[] = []
  await plan.render(pages, (results) => {
    for (const result of results) {
      if (result.kind !== 'written') {
        others.push(result)
        continue
      }
      record.set(result.owner, result.key, result.files)
      plan.onWritten(result)
    }
    done += results.length
    plan.onProgress(done, pages.length)
  })
  const lost = others.flatMap((result) => (result.kind === 'lost' ? result.files : []))
  if (lost.length > 0) throw new LostArticlesError(lost)
  const problems = others.flatMap((result) => (result.kind === 'failed' ? [result.problem] : []))
  if (problems.length > 0) throw new DocsError(problems)
}
