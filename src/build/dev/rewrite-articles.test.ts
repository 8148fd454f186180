import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { compileBatch } from '../../content/compile-batch.ts'
import { createArticleTexts } from '../../content/list-collections.ts'
import { type Collection, type LoadPagesOptions, loadPages } from '../../content/load-pages.ts'
import { listFiles } from '../../content/source-files.ts'
import { strictPolicy } from '../../shared/config/content-policy.ts'
import type { OutputPage } from '../../shared/output/render-task.ts'
import { createArticleRewriter } from './rewrite-articles.ts'

const page = `---
title: Nodes
description: Create nodes.
---

Read [volumes](./volumes.md) first.

## Create a node

Press **Create**.
`

/** Builds two pages, edits one, and returns whether its article can be shown, and what is written. */
async function edit(text: string, file = 'nodes.md'): Promise<{ isShown: boolean; written: string[] }> {
  const root = createTemporaryFolder({
    'content/docs/nodes.md': page,
    'content/docs/volumes.md': page,
    'content/docs/_part.md': 'Text.\n',
  })
  const folder = 'content/docs'
  const collection: Collection = {
    ...{ folder, routeBase: '/docs/', kind: 'doc', locale: 'en', version: 'current' },
    ...{ texts: createArticleTexts(), policy: strictPolicy, files: listFiles(root, folder) },
  }
  const options: LoadPagesOptions = {
    ...{ root, engine: 'e1', variables: new Map(), getCachedPage: () => undefined },
    compile: async (tasks) => compileBatch({ storeFolder: join(root, 'store'), tasks }),
  }
  const { pages } = await loadPages([collection], options)
  const written: string[] = []
  const rewrite = createArticleRewriter({
    ...{ root, collections: [collection], options },
    pages: pages.map((compiled) => createOutputPage(compiled)),
    createKey: (task) => (task.kind === 'page' ? `key of ${task.page.compiled.path}` : ''),
    async write(some) {
      written.push(...some.map(({ key }) => key))
      return () => undefined
    },
  })
  const edited = join(root, folder, file)
  writeFileSync(edited, text)
  return { isShown: (await rewrite([edited])) !== undefined, written }
}

/** The rewriter reads nothing else of a page. */
const createOutputPage = (compiled: object): OutputPage =>
  ({ owner: '', key: '', task: { kind: 'page', page: { compiled }, sidebarItems: [] } }) as never

test.each([
  ['a sentence', page.replace('Press', 'Then press')],
  ['a line above a link', page.replace('Read', 'Volumes come first.\n\nRead')],
  ['nothing', page],
])('writes the page again after an edit of %s', async (_, text) => {
  expect(await edit(text)).toEqual({ isShown: true, written: ['key of /docs/nodes/'] })
})

test.each([
  ['a title', page.replace('title: Nodes', 'title: Servers')],
  ['a heading', page.replace('## Create a node', '## Create a server')],
  ['a link', page.replace('./volumes.md', './nodes.md')],
  ['an image', `${page}\n![A node](./node.png)\n`],
  ['the description', page.replace('Create nodes.', 'Create servers.')],
  ['the address', page.replace('title: Nodes', 'title: Nodes\nslug: servers')],
  ['front matter that is no longer valid', page.replace('title: Nodes', 'title: [Nodes')],
])('leaves an edit of %s to the next build', async (_, text) => {
  expect(await edit(text)).toEqual({ isShown: false, written: [] })
})

test('leaves edits of partials and of new files to the next build', async () => {
  expect((await edit('Other text.\n', '_part.md')).isShown).toBe(false)
  expect((await edit(page, 'new.md')).isShown).toBe(false)
})
