import { defineHastPlugin, type MdxToJsResult, markdownToJs, mdxToJs } from 'satteri'
import type { ContentPolicy } from '../shared/config/content-policy.ts'
import { findComponentSpec, type SiteComponents } from '../shared/content/article-components.ts'
import type { CompiledArticle, CompiledContent, ListedFields } from '../shared/content/compiled-page.ts'
import { removeFences } from '../shared/content/fences.ts'
import type { FrontMatter } from '../shared/content/front-matter/front-matter.ts'
import { parseSyntaxError } from '../shared/content/parse-syntax-error.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import type { ArticleTexts } from '../shared/messages/article-messages.ts'
import { getSourcePath } from '../shared/site/locales.ts'
import { shortenText, toPlainText } from '../shared/text/plain-text.ts'
import { createPostRoute, readPost } from './blog-post.ts'
import { createArticleTree, staticComponent } from './expressions/create-article-tree.ts'
import { createPageId, fileToRoute, type Route, routeToPath, toCollectionPath } from './file-to-route.ts'
import { findFaqProblems, findLayoutProblems } from './find-page-problems.ts'
import { createDefaultFrontMatter, parseFrontMatter } from './front-matter/parse-front-matter.ts'
import { parseListedFrontMatter } from './front-matter/parse-listed-front-matter.ts'
import { admonitions } from './markdown/admonitions.ts'
import { checkComponents } from './markdown/check-components.ts'
import { codeBlocks } from './markdown/code/code-blocks.ts'
import { createDocumentData, type DocumentData } from './markdown/document-data.ts'
import { headings } from './markdown/headings.ts'
import { htmlElements } from './markdown/html-elements.ts'
import { imports } from './markdown/imports.ts'
import { expressions } from './markdown/jsx/expressions.ts'
import { links } from './markdown/links.ts'
import { math } from './markdown/math.ts'
import { rawAttributes } from './markdown/raw-attributes.ts'
import { collectTables } from './markdown/tables/collect-tables.ts'
import { mayHaveUnsafeAttributes } from './markdown/unsafe-attributes.ts'
import { checkSourceLimits } from './source/check-source-limits.ts'
import { listPartials, type PreparedSource, type TracedText, traceLines } from './source/prepare-source.ts'

/** A page to compile. */
export interface CompileTask {
  key: string
  /** Relative to the site folder. */
  file: string
  source: PreparedSource
  /**
   * Folder of the file's collection in the default locale, for example `content/docs`. A file may be a translation from
   * another folder.
   */
  folder: string
  routeBase: string
  kind: CompiledContent['kind']
  locale: string
  /** Docs version. Undefined outside the guides. */
  version: string | undefined
  /** Texts that articles contain, in the page's locale. */
  texts: ArticleTexts
  /** Origins that the page may load from. Undefined if it's the site itself only. */
  policy?: ContentPolicy | undefined
  /** Components that the site adds. */
  siteComponents?: SiteComponents | undefined
}

export interface Compilation {
  page: CompiledContent
  article: CompiledArticle
}

/** Result of a compilation. The article is in the store. */
export type CompileResult = { page: CompiledContent; milliseconds: number } | { problems: Problem[] }

const compilerFeatures = {
  gfm: { footnotes: { label: 'Footnotes', clobberPrefix: '' } },
  frontmatter: false,
  math: true,
  headingAttributes: true,
  directive: true,
}

/** Compiles a source file to a page and its article. Throws a `DocsError` with all problems of the file. */
export function compilePage(task: CompileTask): Compilation {
  const { source } = task
  const body = traceLines(source, task.file)
  const excess = checkSourceLimits(source, task.file, body)
  if (excess.length > 0) throw new DocsError([...source.problems, ...excess])
  const head = readFrontMatter(source.block, task)
  const { frontMatter } = head
  const data = createDocumentData(body, { ...task, frontMatter })
  const code = compileBody(task, body, data)
  const isPost = task.kind === 'blogPost'
  const file = toCollectionPath(task.folder, task.file)
  const post = isPost ? readPost({ file, source: task.file, frontMatter, text: body.text }) : undefined
  const allProblems = [
    ...source.problems,
    ...data.problems,
    ...findLayoutProblems(task, frontMatter, data.components),
    ...findFaqProblems(task.kind, body),
    ...(post !== undefined && 'problem' in post ? [post] : []),
  ]
  if (allProblems.length > 0) throw new DocsError(allProblems)

  const tree = createArticleTree(code, data)
  const page = createPage(task, {
    ...{ head, data, text: body.text },
    post: post !== undefined && 'problem' in post ? undefined : post,
  })
  return { page, article: { tree, slots: data.slots } }
}

/** Reads the front matter and the title of a file, without compiling its text: all that most other pages show of it. */
export function outlinePage(task: CompileTask): CompiledContent {
  const body = traceLines({ ...task.source, text: '', origins: undefined }, task.file)
  const head = readFrontMatter(task.source.block, task)
  const data = createDocumentData(body, { ...task, frontMatter: head.frontMatter })
  const [, title = ''] = removeFences(task.source.text).match(/^# +(.+)$/m) ?? []
  return createPage(task, { head, data: { ...data, title: toPlainText(title) || undefined }, text: '' })
}

interface PageParts {
  head: PageHead
  data: DocumentData
  text: string
  post?: CompiledContent['post']
}

function createPage(task: CompileTask, { head, data, text, post }: PageParts): CompiledContent {
  const { frontMatter, fields } = head
  const file = toCollectionPath(task.folder, task.file)
  const route =
    task.kind === 'blogPost' ? createPostRoute(fileToRoute(file), frontMatter.slug) : fileToRoute(file)
  const title = frontMatter.title ?? data.title ?? routeToTitle(route)
  const compiled = {
    key: task.key,
    id: createPageId(route, frontMatter.id),
    file: task.file,
    source: getSourcePath(task.file),
    locale: task.locale,
    version: task.version,
    path: routeToPath(route, task.routeBase, frontMatter.slug),
    title,
    description: frontMatter.description ?? findFirstProse(text),
    frontMatter,
    headings: data.headings,
    anchors: [...data.anchors],
    links: data.links,
    images: data.images,
    catalogLookups: data.catalogLookups,
    rowSelections: data.rowSelections,
    areaLookups: data.areaLookups,
    iconLookups: data.iconLookups,
    partials: listPartials(task.source, task.file),
    contentLists: data.contentLists,
    post,
    usesCatalog: usesCatalog(data),
  }
  const { kind } = task
  return kind === 'faq' || kind === 'release' ? { ...compiled, kind, fields } : { ...compiled, kind }
}

function compileBody(task: CompileTask, body: TracedText, data: DocumentData): string {
  const isMdx = task.file.endsWith('.mdx')
  const options = {
    features: { ...compilerFeatures, rawHtml: !isMdx },
    outputFormat: 'function-body' as const,
    optimizeStatic: staticComponent,
    elementAttributeNameCase: 'html' as const,
    mdastPlugins: [
      imports(data),
      expressions(data),
      checkComponents(data),
      admonitions(data),
      headings(data),
      links(data),
      codeBlocks(data),
      math(data),
    ],
    hastPlugins: [
      ...(!isMdx && mayHaveUnsafeAttributes(body.text) ? [rawAttributes(data)] : []),
      collectTables(data),
      htmlElements(data),
      rawIds(data),
    ],
    data: {},
  }
  try {
    // None of our plugins is asynchronous, so the result isn't either.
    const compiled = isMdx ? mdxToJs(body.text, options) : markdownToJs(body.text, options)
    return (compiled as MdxToJsResult).code
  } catch (error) {
    const problem = createSyntaxProblem(error, body)
    if (problem === undefined) throw error
    throw new DocsError([...task.source.problems, ...data.problems, problem])
  }
}

/** Raw HTML elements and footnotes with IDs can be linked to, like headings. */
function rawIds(data: DocumentData): ReturnType<typeof defineHastPlugin> {
  const ids = ['section', 'li', 'sup', 'div', 'span', 'p', 'details', 'dt', 'tr', 'td', 'figure']
  return defineHastPlugin({
    name: 'raw-ids',
    element: {
      filter: ids,
      visit(node) {
        if (typeof node.properties.id === 'string') data.anchors.add(node.properties.id)
      },
    },
  })
}

const noFields: ListedFields = { area: '', icon: '', date: '', kind: '' }

interface PageHead {
  frontMatter: FrontMatter
  fields: ListedFields
}

function readFrontMatter(block: string | undefined, { file, folder, kind }: CompileTask): PageHead {
  if (kind !== 'faq' && kind !== 'release') {
    const frontMatter =
      block === undefined ? createDefaultFrontMatter(file) : parseFrontMatter(block, file, kind)
    return { frontMatter, fields: noFields }
  }
  const { title, description, fields } = parseListedFrontMatter(block ?? '', { file, kind, folder })
  return { frontMatter: { ...createDefaultFrontMatter(file), title, description }, fields }
}

const usesCatalog = ({ components }: DocumentData): boolean =>
  [...components].some((name) => findComponentSpec(name)?.usesCatalog === true)

function createSyntaxProblem(error: unknown, body: TracedText): Problem | undefined {
  const mistake = parseSyntaxError(error)
  if (mistake === undefined) return undefined
  return {
    problem: `The MDX is invalid: ${mistake.message}.`,
    at: body.origin(mistake.line),
    fix: 'Close every tag, and write literal `<` and `{` in code or as `&lt;` and `\\{`.',
  }
}

function routeToTitle(route: Route): string {
  const name = (route.segments.at(-1) ?? 'index').replace(/[-_]+/g, ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Start of a paragraph that isn't a list, table, tag, or statement, in any language. */
const prose = /^\s*(?!(?:import|export)\s)(?:[\p{L}`“"(]|\d+(?![.)\d])|[*_]{1,2}[^\s*_]|\[(?![^\]]*\]:))/u

/** Returns the first paragraph of prose as plain text. */
function findFirstProse(text: string): string {
  const paragraphs = removeFences(text)
    .replace(/^:{2,}.*$/gm, '')
    .split(/\n\s*\n/)
  return shortenText(toPlainText(paragraphs.find((paragraph) => prose.test(paragraph)) ?? ''), 160)
}
