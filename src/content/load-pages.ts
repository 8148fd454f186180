import { readFileSync, statSync } from 'node:fs'
import type { ContentPolicy } from '../shared/config/content-policy.ts'
import type { SiteComponents } from '../shared/content/article-components.ts'
import {
  type CompiledContent,
  type CompiledPage,
  isListedFile,
  type ListedFile,
} from '../shared/content/compiled-page.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { getSourcePath } from '../shared/site/locales.ts'
import type { SiteStages } from '../shared/stages/site-stages.ts'
import type { CompileResult, CompileTask } from './compile-page.ts'
import { createCompileKey } from './create-compile-key.ts'
import {
  checkDuplicates,
  checkFileName,
  fileToRoute,
  isPageFile,
  routeToPath,
  toCollectionPath,
} from './file-to-route.ts'
import type { SourceContext } from './source/expand-partials.ts'
import { maxPageSize } from './source/page-size.ts'
import { type PreparedSource, prepareSource } from './source/prepare-source.ts'
import type { SourceFile } from './source-files.ts'

/** Maximum pages compiled together, which limits the text in memory. */
const waveSize = 512

/** A folder of pages that are served below one path. */
export interface Collection
  extends Pick<CompileTask, 'folder' | 'routeBase' | 'kind' | 'locale' | 'version' | 'texts'> {
  /** Origins that the pages may load from. */
  policy: ContentPolicy
  files: readonly SourceFile[]
}

export interface LoadPagesOptions extends SourceContext {
  /** Components that the site adds. */
  siteComponents?: SiteComponents | undefined
  /** Functions of the site that change texts. Undefined for a site without any. */
  stages?: Pick<SiteStages, 'readPage' | 'applyRules'> | undefined
  /** Changes with the compiler, so that results of another version aren't reused. */
  engine: string
  /** Returns a page compiled earlier, by key. */
  getCachedPage(key: string): CompiledContent | undefined
  /** Compiles pages and stores their articles. Problems are returned, not thrown. */
  compile(tasks: CompileTask[]): Promise<CompileResult[]>
}

export interface LoadedPages {
  pages: CompiledPage[]
  listedFiles: ListedFile[]
  /** Problems of the pages that are missing here. */
  problems: Problem[]
  /** Files, paths, and IDs of these pages. Their `slug`s are unknown. */
  unread: ReadonlySet<string>
  /** Number of pages from the cache. */
  reused: number
}

/**
 * Reads and compiles the pages of all collections, and takes unchanged ones from the cache. Throws nothing, because
 * links are checked as well.
 */
export async function loadPages(
  collections: readonly Collection[],
  options: LoadPagesOptions,
): Promise<LoadedPages> {
  const problems: Problem[] = []
  const compiled: CompiledContent[] = []
  let reused = 0
  let wave: CompileTask[] = []
  const compileWave = async (): Promise<void> => {
    const results = wave.length === 0 ? [] : await options.compile(wave)
    wave = []
    for (const result of results) {
      if ('page' in result) compiled.push(result.page)
      else problems.push(...result.problems)
    }
  }
  for (const { collection, file } of collections.flatMap(listPageFiles)) {
    const text = readSource(file)
    const mistakes = [checkFileName(file.path), typeof text === 'string' ? undefined : text]
    problems.push(...mistakes.filter((problem) => problem !== undefined))
    if (typeof text !== 'string' || mistakes[0] !== undefined) continue
    const { files: _, ...collectionFields } = collection
    const source = prepareStagedSource({ ...collectionFields, file: file.path, text }, options)
    if (source instanceof DocsError) {
      problems.push(...source.problems)
      continue
    }
    const { siteComponents } = options
    const task = { ...collectionFields, file: file.path, source, siteComponents }
    const key = createCompileKey(task, options.engine)
    const page = options.getCachedPage(key)
    if (page !== undefined) {
      compiled.push(page)
      reused += 1
      continue
    }
    wave.push({ ...task, key })
    if (wave.length === waveSize) await compileWave()
  }
  await compileWave()
  compiled.sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1))
  const pages = compiled.filter((file) => !isListedFile(file))
  problems.push(...checkDuplicates(pages.filter(({ frontMatter }) => !frontMatter.draft)))
  const unread = listUnreadPages(collections, compiled)
  return { pages, listedFiles: compiled.filter(isListedFile), problems, unread, reused }
}

type StagedPage = Pick<CompileTask, 'file' | 'kind' | 'locale' | 'version'> & { text: string }

/** Prepares a source, which functions of the site may change. Returns the error of such a function. */
function prepareStagedSource(
  { file, kind, locale, version, text }: StagedPage,
  options: LoadPagesOptions,
): PreparedSource | DocsError {
  const { stages } = options
  if (stages === undefined) return prepareSource({ file, kind, text }, options)
  try {
    const page = { file, kind, locale, version }
    const source = prepareSource({ file, kind, text: stages.readPage({ ...page, text }) }, options)
    return stages.applyRules(source, page)
  } catch (error) {
    if (error instanceof DocsError) return error
    throw error
  }
}

/** An untranslated file becomes a page in each locale. */
const getSortKey = ({ file, path }: CompiledContent): string => `${file} ${path}`

function listUnreadPages(collections: readonly Collection[], pages: readonly CompiledContent[]): Set<string> {
  const read = new Set(pages.map(({ file, locale }) => `${locale} ${file}`))
  const unread = collections
    .flatMap(listPageFiles)
    .filter(({ collection: { locale }, file }) => !read.has(`${locale} ${file.path}`))
  return new Set(
    unread.flatMap(({ collection: { folder, routeBase }, file: { path } }) => {
      const route = fileToRoute(toCollectionPath(folder, path))
      return [path, getSourcePath(path), route.id, routeToPath(route, routeBase, undefined)]
    }),
  )
}

function listPageFiles(collection: Collection): { collection: Collection; file: SourceFile }[] {
  return collection.files
    .filter(({ path }) => isPageFile(toCollectionPath(collection.folder, path)))
    .map((file) => ({ collection, file }))
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function readSource(file: SourceFile): string | Problem {
  const at = { file: file.path, line: undefined }
  const { size } = statSync(file.absolute)
  if (size > maxPageSize) {
    return {
      problem: `The page has ${(size / 1024 / 1024).toFixed(1)} MB; the limit is ${maxPageSize / 1024 / 1024} MB.`,
      at,
      fix: 'Split it by task into several pages, or offer the data as a download.',
    }
  }
  const bytes = readFileSync(file.absolute)
  let text: string
  try {
    text = utf8.decode(bytes)
  } catch {
    return {
      problem: 'The file is not valid UTF-8.',
      at: { ...at, line: findInvalidByteLine(bytes) },
      fix: 'Save it with the encoding UTF-8.',
    }
  }
  if (text.trim() === '')
    return { problem: 'The file is empty.', at, fix: 'Write the page, or remove the file.' }
  return text
}

function findInvalidByteLine(bytes: Uint8Array): number {
  const replaced = new TextDecoder('utf-8').decode(bytes)
  return replaced.slice(0, replaced.indexOf('\uFFFD')).split('\n').length
}
