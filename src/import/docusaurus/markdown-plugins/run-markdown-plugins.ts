import { basename, dirname, extname } from 'node:path'
import { parseMarkdown } from '../convert/mdx-tree.ts'
import { prepareMdx } from '../convert/prepare-mdx.ts'
import type { DocusaurusPage } from '../docusaurus-page.ts'
import { stubUse } from '../read/stubs.ts'
import type { MarkdownPlugin } from './markdown-plugin.ts'
import { runWithoutTimers } from './run-without-timers.ts'
import { createTreeRecord, type MdastNode } from './tree-record.ts'
import { writeTreeChanges } from './write-tree-changes.ts'

/** Uses of plugins that failed or whose changes can't be written as Markdown, with the pages. */
export type LostPlugins = ReadonlyMap<unknown, readonly string[]>

interface PluginRun {
  root: string
  hasMath: boolean
  /** Time in milliseconds without any progress, after which plugins that are still running are stopped. */
  patience: number
}

/**
 * Runs the site's own Markdown plugins on all pages at once, as Docusaurus does: a plugin may wait on one page for what it
 * finds on another. Writes what the plugins change into the texts of the pages.
 */
export async function runMarkdownPlugins(
  pages: readonly DocusaurusPage[],
  { root, hasMath, patience }: PluginRun,
): Promise<LostPlugins> {
  const lost = new Map<unknown, string[]>()
  await runWithoutTimers(patience, (limit) =>
    Promise.all(
      pages.map(async (page) => {
        for (const plugin of page.markdownPlugins) {
          try {
            page.text = await limit(runPlugin(plugin, page, { root, hasMath }))
          } catch {
            lost.set(plugin.use, [...(lost.get(plugin.use) ?? []), page.label])
          }
        }
      }),
    ),
  )
  return lost
}

async function runPlugin(
  plugin: MarkdownPlugin,
  page: DocusaurusPage,
  { root, hasMath }: Omit<PluginRun, 'patience'>,
): Promise<string> {
  const text = page.isCommonMark ? page.text : prepareMdx(page.text, { math: hasMath })?.text
  if (text === undefined) return page.text
  const tree = parseMarkdown(text, { math: hasMath, isCommonMark: page.isCommonMark }) as MdastNode
  // Docusaurus reads the front matter first, so text that a plugin adds to the start of a page comes after it.
  tree.children = tree.children?.filter(({ type }) => type !== 'yaml') ?? []
  const record = createTreeRecord(tree)
  const use = { isUsed: false }
  const replaced = await stubUse.run(use, async (): Promise<unknown> => {
    const transform = plugin.attach.call({ data: () => ({}) }, ...plugin.options)
    return typeof transform === 'function' ? await transform(tree, createFile(page, root)) : undefined
  })
  if (use.isUsed) throw new Error('The plugin needs a module that is missing.')
  const result = (replaced as MdastNode | null | undefined) ?? tree
  const changed = writeTreeChanges({ before: tree, after: result }, { record, text, hasMath })
  return changed === text ? page.text : changed
}

/** Creates what plugins read of a `VFile`. */
function createFile({ source, text, frontMatter }: DocusaurusPage, root: string): object {
  const extension = extname(source)
  return {
    path: source,
    history: [source],
    cwd: root,
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
