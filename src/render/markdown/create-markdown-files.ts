import { linkMarkdownParts, maxMarkdownBytes } from '../../shared/output/markdown-parts.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { escapeMarkdown } from '../../shared/text/escape-markdown.ts'
import { addBase, getMarkdownCopyPath } from '../../shared/urls.ts'
import { addMarkdownPointer } from './llms-pointer.ts'
import { splitMarkdown } from './split-markdown.ts'

interface MarkdownPage {
  /** Path below the base URL. */
  path: string
  title: string
  markdown: string
}

/** Creates the Markdown version of a page, in parts if it's long, and its copy at `x.md`. */
export function createMarkdownFiles({ path, title, markdown }: MarkdownPage, site: SiteView): TextFile[] {
  const texts = splitMarkdown(addMarkdownPointer(markdown, site), maxMarkdownBytes)
  const url = site.origin + addBase(site.base, path)
  const parts = linkMarkdownParts(texts, { title: escapeMarkdown(title), url })
  const files = parts.map(({ name, content }) => ({ path: path + name, content }))
  const copyPath = getMarkdownCopyPath(path)
  return copyPath === undefined
    ? files
    : [...files, ...files.slice(0, 1).map((file) => ({ ...file, path: copyPath, copyOf: file.path }))]
}
