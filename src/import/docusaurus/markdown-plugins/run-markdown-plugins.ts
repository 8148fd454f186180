import { basename, dirname, extname } from 'node:path'
import { parseMarkdown } from '../convert/mdx-tree.ts'
import { prepareMdx } from '../convert/prepare-mdx.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import type { MarkdownPlugin } from './markdown-plugin.ts'
import { createTreeRecord, type MdastNode } from './tree-record.ts'
import { writeTreeChanges } from './write-tree-changes.ts'

interface PluginRun {
  hasMath: boolean
  /** Uses of plugins that failed, or whose changes can't be written as Markdown. */
  failed: Set<unknown>
}

/** Runs the site's own Markdown plugins on a page, and writes what they change into its text. */
export async function runMarkdownPlugins(page: DocusaurusPage, run: PluginRun): Promise<DocusaurusPage> {
  let { text } = page
  for (const plugin of page.markdownPlugins) {
    try {
      text = await runPlugin(plugin, { ...page, text }, run)
    } catch {
      run.failed.add(plugin.use)
    }
  }
  return text === page.text ? page : { ...page, text }
}

async function runPlugin(
  plugin: MarkdownPlugin,
  page: DocusaurusPage,
  { hasMath }: PluginRun,
): Promise<string> {
  const text = page.isCommonMark ? page.text : prepareMdx(page.text, { math: hasMath })?.text
  if (text === undefined) return page.text
  const tree = parseMarkdown(text, { math: hasMath, isCommonMark: page.isCommonMark }) as MdastNode
  const record = createTreeRecord(tree)
  const transform = plugin.attach.call({ data: () => ({}) }, ...plugin.options)
  if (typeof transform !== 'function') return page.text
  const replaced: unknown = await transform(tree, createFile(page))
  const result = (replaced as MdastNode | null | undefined) ?? tree
  const changed = writeTreeChanges({ before: tree, after: result }, { record, text, hasMath })
  return changed === text ? page.text : changed
}

/** Creates what plugins read of a `VFile`. */
function createFile({ source, text, frontMatter, contentFolders }: DocusaurusPage): object {
  const extension = extname(source)
  return {
    path: source,
    history: [source],
    cwd: contentFolders[0],
    dirname: dirname(source),
    basename: basename(source),
    extname: extension,
    stem: basename(source, extension),
    value: text,
    contents: text,
    data: { frontMatter },
    messages: [],
    message: () => undefined,
    info: () => undefined,
    toString: () => text,
  }
}
