import { markdownToHtml } from 'satteri'
import { removeMarkdownPointer } from '../../src/render/markdown/llms-pointer.ts'
import { listMarkdownHeadings } from '../../src/server/search-and-mcp/site-data/markdown-sections.ts'
import { splitAtFences } from '../../src/shared/content/fences.ts'
import { readMarkdownParts } from '../../src/shared/output/markdown-parts.ts'
import { type ArticleFacts, cutArticle, readArticleFacts } from './read-article.ts'

/** A built site. */
interface BuiltSite {
  /** Relative to its folder. */
  paths: readonly string[]
  read(path: string): Buffer
}

/**
 * Returns what is missing or wrong in the Markdown versions of a site's pages. Without problems, the list is empty. Pages
 * of an API have another form in Markdown, so only their fields, links, and examples are compared.
 */
export function findMarkdownProblems(site: BuiltSite, isApi: (path: string) => boolean): string[] {
  const paths = new Set(site.paths)
  const readMarkdown = (path: string): string => readMarkdownParts(path, (part) => site.read(part).toString())
  const readAnchors = createAnchorReader({ paths, readMarkdown })
  const readApiText = createLinkedReader({ paths: site.paths, readMarkdown }, isApi)
  const pageProblems = site.paths
    .filter((path) => path.endsWith('index.html'))
    .flatMap((path) => {
      const html = site.read(path).toString()
      const origin = html.match(/<link rel="canonical" href="(https?:\/\/[^/"]+)/)?.[1]
      // A document at an old path leads to another page.
      if (origin === undefined || !html.includes('<script type="module"')) return []
      const file = path.replace(/html$/, 'md')
      if (!paths.has(file)) return [`${file} does not exist.`]
      const page = {
        html,
        markdown: removeMarkdownPointer(readMarkdown(file)),
        url: `${origin}/${path.replace(/index\.html$/, '')}`,
      }
      return [
        ...findSource(page.markdown),
        ...(isApi(path)
          ? [...findMissingFields(page, readApiText), ...findMissingFacts(page, readApiText)]
          : findDifferences(page)),
        ...findDeadLinks(page.markdown, origin, paths),
        ...findDeadAnchors(page.markdown, origin, readAnchors),
      ].map((problem) => `${file}: ${problem}`)
    })
  return [...pageProblems, ...findLongFiles(site)]
}

/** Assistants cut longer files. */
const maxBytes = 50_000

const findLongFiles = (site: BuiltSite): string[] =>
  site.paths
    .filter((path) => path.endsWith('.md') && site.read(path).length > maxBytes)
    .map((path) => `${path} has ${site.read(path).length} bytes.`)

/** Returns what only the compiler understands. */
function findSource(markdown: string): string[] {
  const text = splitAtFences(markdown.replace(/^(#+ )<a id="[^"<>]+"><\/a>/gm, '$1'))
    .flatMap((part) => (part.isFence ? [] : part.text))
    .join('\n')
    .replace(/(?<![\\`])(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
  const patterns = [
    /(?<!\\)<\/?[A-Za-z][\w.-]*(?=[\s/>])[^>]*>/g,
    /\{#[\w-]+\}/g,
    /^[ >]*:::.*/gm,
    /^(?:import\s.*\sfrom\s|export\s(?:const|default)\s).*/gm,
    /docent-(?:link|image|slot).*/g,
  ]
  return patterns.flatMap((pattern) => text.match(pattern) ?? [])
}

interface ComparedPage {
  html: string
  markdown: string
  url: string
}

function findDifferences({ html, markdown, url }: ComparedPage): string[] {
  const article = cutArticle(html)
  const expected = readArticleFacts(article)
  const actual = readArticleFacts(renderMarkdown(markdown, article.includes('<math')))
  const own = new URL(url)
  const links = expected.links.map((href) => toMarkdownTarget(href, own))
  const facts: [keyof ArticleFacts, readonly unknown[], readonly unknown[]][] = [
    ['headings', expected.headings, actual.headings],
    ['cells', expected.cells, actual.cells],
    ['code', expected.code, actual.code],
    ['diagrams', [expected.diagrams], [actual.diagrams]],
    // The page's own URL is at the end. All links to pages are to their Markdown.
    ['links', links.sort(), actual.links.filter((href) => href !== url).sort()],
  ]
  return facts.flatMap(([name, wanted, found]) =>
    listDifferences(wanted, found).map((difference) => `${name}: ${difference}`),
  )
}

/** Returns the fields that neither a page of an API has in Markdown nor the pages of the API that it links to. */
function findMissingFields({ html, url }: ComparedPage, readText: (path: string) => string): string[] {
  const text = readText(`${new URL(url).pathname.slice(1)}index.md`)
  const names = [...cutArticle(html).matchAll(/class="field-name"[^>]*><code>([^<]+)</g)].map(
    ([, name = '']) => name,
  )
  return [...new Set(names)]
    .filter((name) => !text.includes(name))
    .map((name) => `The field ${name} is missing.`)
}

/**
 * Returns the links and examples of operations that neither a page of an API has in Markdown nor the pages of the API that
 * it links to. Fields link to themselves in HTML, and schemas may be on the page in Markdown.
 */
function findMissingFacts({ html, url }: ComparedPage, readText: (path: string) => string): string[] {
  const own = new URL(url)
  const text = readText(`${own.pathname.slice(1)}index.md`)
  const operations = html.match(/<article [^>]*class="operation".*?<\/article>/gs) ?? []
  // The examples are in a group of choices.
  const { links, code } = readArticleFacts(operations.join('').replaceAll('fieldset', 'div'))
  return [
    ...links
      .filter((href) => !/^#|^\/api\/.*(?:#|\/schemas\/)/.test(href))
      .map((href) => toMarkdownTarget(href, own))
      .filter((href) => href !== toMarkdownTarget(url, own) && !text.includes(`](${href})`))
      .map((href) => `The link to ${href} is missing.`),
    ...code.filter((block) => !text.includes(block)).map((block) => `The code ${block} is missing.`),
  ]
}

/** Creates a function that reads a page in Markdown, with the pages of the API that it leads to. */
function createLinkedReader(
  site: { paths: readonly string[]; readMarkdown: (path: string) => string },
  isApi: (path: string) => boolean,
): (path: string) => string {
  const paths = new Set(site.paths)
  const texts = new Map<string, { text: string; links: string[] }>()
  const read = (path: string): { text: string; links: string[] } => {
    const cached = texts.get(path)
    if (cached !== undefined) return cached
    const text = site.readMarkdown(path)
    const links = [...text.matchAll(/\]\(https?:\/\/[^/\s)]+\/([^\s)]+\/index\.md)/g)].map(
      ([, to = '']) => to,
    )
    const page = { text, links: links.filter((to) => isApi(to) && paths.has(to)) }
    texts.set(path, page)
    return page
  }
  return (path) => {
    const reached = new Set([path])
    // The page of all schemas would hide everything that is missing.
    for (const from of reached)
      for (const to of read(from).links) if (!to.endsWith('/schemas/index.md')) reached.add(to)
    return [...reached].map((from) => read(from).text).join('\n')
  }
}

function renderMarkdown(markdown: string, math: boolean): string {
  const { html } = markdownToHtml(markdown, {
    features: { gfm: { footnotes: { label: 'Footnotes', clobberPrefix: '' } }, math },
  })
  return html
}

/** Returns the target that a link of the page has in its Markdown version. */
function toMarkdownTarget(href: string, page: URL): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href
  const target = new URL(href, page)
  if (target.pathname.endsWith('/')) target.pathname += 'index.md'
  return target.href
}

function listDifferences(wanted: readonly unknown[], found: readonly unknown[]): string[] {
  const index = wanted.findIndex((value, at) => value !== found[at])
  if (index === -1 && wanted.length === found.length) return []
  const at = index === -1 ? wanted.length : index
  return [
    `${wanted.length} in HTML, ${found.length} in Markdown; ${JSON.stringify(wanted[at])} became ${JSON.stringify(found[at])}`,
  ]
}

function findDeadLinks(markdown: string, origin: string, paths: ReadonlySet<string>): string[] {
  return [...markdown.matchAll(/\]\(([^\s)]+\/index\.md)/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.startsWith(`${origin}/`))
    .filter((url) => !paths.has(decodeURIComponent(url.slice(origin.length + 1))))
    .map((url) => `The link to ${url} leads to no file.`)
}

/** Creates a function that lists the IDs that a link may lead to in the Markdown version of a page, in all of its parts. */
function createAnchorReader(site: {
  paths: ReadonlySet<string>
  readMarkdown: (path: string) => string
}): (path: string) => ReadonlySet<string> {
  const anchors = new Map<string, ReadonlySet<string>>()
  return (path) => {
    const known = anchors.get(path)
    if (known !== undefined) return known
    const headings = site.paths.has(path) ? listMarkdownHeadings(site.readMarkdown(path)) : []
    const ids = new Set(headings.map(({ id }) => id))
    anchors.set(path, ids)
    return ids
  }
}

function findDeadAnchors(
  markdown: string,
  origin: string,
  readAnchors: (path: string) => ReadonlySet<string>,
): string[] {
  return [...markdown.matchAll(/\]\(([^\s)#]+\/index\.md)#([^\s)]+)/g)]
    .filter(([, url = '']) => url.startsWith(`${origin}/`))
    .filter(
      ([, url = '', id = '']) =>
        !readAnchors(decodeURIComponent(url.slice(origin.length + 1))).has(decodeURIComponent(id)),
    )
    .map(([, url, id]) => `The link to ${url}#${id} leads to no heading.`)
}
