import { join } from 'node:path'
import { type Collection, type LoadPagesOptions, loadPages } from '../../content/load-pages.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import type { OutputPage, RenderTask } from '../../shared/output/render-task.ts'

/**
 * Writes the pages of edited files (absolute paths) again, if the edits changed only articles, which no other page
 * depends on. If it did, returns a function that saves what the next build needs to know, and that has to be called
 * before it. The search index and lists with excerpts follow with that build.
 */
export type RewriteArticles = (files: readonly string[]) => Promise<FinishRewriting | undefined>

type FinishRewriting = () => void

/** Data of a build that has finished. */
interface FinishedBuild {
  root: string
  collections: readonly Collection[]
  pages: readonly OutputPage[]
  options: LoadPagesOptions
  /** Returns the key of a page's files. */
  createKey(task: RenderTask): string
  /** Renders and writes pages. */
  write(pages: OutputPage[]): Promise<FinishRewriting>
}

type SourceTask = Extract<RenderTask, { kind: 'page' }>

/** Creates a function that makes edits visible without the stages that put the whole site together. */
export function createArticleRewriter({
  root,
  collections,
  pages,
  options,
  createKey,
  write,
}: FinishedBuild): RewriteArticles {
  const tasks = pages.flatMap(({ task }) => (task.kind === 'page' ? [task] : []))
  const tasksByFile = Map.groupBy(tasks, ({ page }) => join(root, page.compiled.file))
  return async (files) => {
    if (files.length === 0 || !files.every((file) => tasksByFile.has(file))) return undefined
    const edited = await compileFiles(new Set(files), collections, options)
    const rewritten = files
      .flatMap((file) => tasksByFile.get(file) ?? [])
      .map((task) => replaceArticle(task, edited))
      .filter((task) => task !== undefined)
    if (edited.length === 0 || rewritten.length !== edited.length) return undefined
    return write(rewritten.map((task) => ({ owner: task.page.compiled.path, key: createKey(task), task })))
  }
}

/** Compiles files. Returns nothing if there are problems, which only a build reports. */
async function compileFiles(
  files: ReadonlySet<string>,
  collections: readonly Collection[],
  options: LoadPagesOptions,
): Promise<CompiledPage[]> {
  const edited = collections.map((collection) => ({
    ...collection,
    files: collection.files.filter(({ absolute }) => files.has(absolute)),
  }))
  const { pages, problems } = await loadPages(edited, options)
  return problems.length === 0 ? pages : []
}

/** Returns the task with the edited article, or undefined if anything else of the page changed. */
function replaceArticle(task: SourceTask, edited: readonly CompiledPage[]): SourceTask | undefined {
  const compiled = edited.find(({ path }) => path === task.page.compiled.path)
  return compiled !== undefined && describeSurface(compiled) === describeSurface(task.page.compiled)
    ? { ...task, page: { ...task.page, compiled } }
    : undefined
}

/** Describes everything that other pages may print about a page. Lines are only printed with problems. */
const describeSurface = ({ key: _, ...page }: CompiledPage): string =>
  JSON.stringify(page, (name, value) => (name === 'line' ? undefined : value))
