import { expect, test } from 'vitest'
import { importGuide, importSample, listFindings } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

const config = (plugins: string): Record<string, string> => ({
  'docusaurus.config.js': `module.exports = { title: 'S', url: 'https://docs.example',
    presets: [['classic', { docs: { beforeDefaultRemarkPlugins: [${plugins}] } }]] }`,
})

const mentions = {
  ...config("require('./mentions')"),
  'mentions.js': `const { visitParents } = require('unist-util-visit-parents')
    module.exports = () => async (tree) => visitParents(tree, 'text', (node, parents) => {
      const parts = node.value.split(/(@\\w+)/)
      if (parts.length === 1) return
      const { children } = parents.at(-1)
      children.splice(children.indexOf(node), 1, ...parts.map((value) => value.startsWith('@')
        ? { type: 'link', url: 'https://people.example/' + value.slice(1), children: [{ type: 'text', value: value.slice(1) }] }
        : { type: 'text', value }))
    })`,
}

test('[19.2] links that a plugin of the site adds are written into the pages', async () => {
  const guide = lines(
    '- Thanks, @ann & *@bob*, for {1 + 1} \\<b>',
    '',
    '| A @ann | B |',
    '| --- | --- |',
    '| `@ann` | [by @ann](./start.md), help@ann.example |',
    '',
  )
  expect(await importGuide(guide, mentions)).toBe(
    lines(
      '- Thanks, [ann](https://people.example/ann) & *[bob](https://people.example/bob)*, for {2} \\<b>',
      '',
      '| A [ann](https://people.example/ann) | B |',
      '| --- | --- |',
      '| `@ann` | [by ann](./start.md), help@ann.example |',
      '',
    ),
  )
  expect(listFindings(await importSample({ ...mentions, 'docs/guide.md': guide }))).toEqual([])
})

test('[19.2] what a plugin adds to the start of a page comes after the front matter', async () => {
  const plugin = `() => (tree) => {
    tree.children.unshift({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'First' }] })
  }`
  const guide = lines('---', 'title: Disks', '---', '', 'Text', '')
  expect(await importGuide(guide, config(plugin))).toBe(
    lines('---', 'title: Disks', '---', '', '## First', '', 'Text', ''),
  )
})

test('[19.2] blocks that a plugin replaces keep the place and the source of what is in them', async () => {
  const plugin = `() => (tree) => {
    const [list] = tree.children
    const [code] = list.children[0].children.splice(1, 1, { type: 'mdxJsxFlowElement', name: 'Tabs',
      attributes: [{ type: 'mdxJsxAttribute', name: 'groupId', value: 'a' }],
      children: [{ type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [{ type: 'mdxJsxAttribute', name: 'value', value: 'x' }],
        children: [list.children[0].children[1]] }] })
    tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'More' }] })
  }`
  const guide = lines('- Run', '', '  ~~~js', '  a()', '    b()', '  ~~~', '- End', '')
  expect(await importGuide(guide, config(plugin))).toBe(
    lines(
      '- Run',
      '',
      '  <Tabs groupId="a">',
      '  ',
      '  <TabItem value="x">',
      '  ',
      '  ~~~js',
      '  a()',
      '    b()',
      '  ~~~',
      '  ',
      '  </TabItem>',
      '  ',
      '  </Tabs>',
      '- End',
      '',
      '## More',
      '',
    ),
  )
})

test('[19.2] a plugin whose changes have no form in Markdown is listed, and the page stays', async () => {
  const plugins = [
    'function raw() { return (tree) => { tree.children[0] = { type: "html", value: "<b>" } } }',
    'function broken() { return () => { throw new Error("x") } }',
    'function styled() { return (tree) => { tree.children[0].data = { hProperties: { className: "a" } } } }',
    'function quiet() { return () => undefined }',
    'function configured() { this.data() }',
  ]
  const site = await importSample({ ...config(plugins.join()), 'docs/start.md': 'Text' })
  const list = listFindings(site)
  expect(list).toEqual(
    ['raw', 'broken', 'styled'].map(
      (name) =>
        `docusaurus.config.js The Markdown plugin \`${name}\` of \`content-docs\` isn't carried over on \`docs/start.md\`.`,
    ),
  )
  expect(site.files.get('content/docs/start.mdx')).toEqual({ text: 'Text' })
})

test('[19.2] a plugin may wait on one page for another, and for what never comes', async () => {
  const plugin = `(() => {
    const texts = new Map()
    const wait = (name) => texts.get(name) ?? texts.set(name, Promise.withResolvers()).get(name)
    return function previews() {
      return async (tree, file) => {
        wait(file.stem).resolve(require('node:path').relative(file.cwd, file.path))
        const name = { a: 'b', guide: 'nowhere' }[file.stem]
        if (name === undefined) return
        setTimeout(() => { throw new Error('Too late.') }, 200)
        tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: await wait(name).promise }] })
      }
    }
  })()`
  const files = { ...config(plugin), 'docs/a.md': 'A', 'docs/b.md': 'B', 'docs/guide.md': 'Guide' }
  const site = await importSample(files, { patience: 100 })
  expect(site.files.get('content/docs/a.mdx')).toEqual({ text: 'A\n\ndocs/b.md' })
  expect(site.files.get('content/docs/guide.mdx')).toEqual({ text: 'Guide' })
  expect(listFindings(site)).toEqual([
    "docusaurus.config.js The Markdown plugin `previews` of `content-docs` isn't carried over on `docs/guide.md`.",
  ])
})

test('[19.2] a plugin that needs a missing module changes nothing, and is listed', async () => {
  const site = await importSample({
    ...config("require('./shorten')"),
    'shorten.js': `const { filter } = require('not-installed')
      const logger = require('@docusaurus/logger')
      module.exports = function shorten() {
        return (tree, file) => {
          logger.info('Reading', file.path)
          if (file.stem === 'start') tree.children = filter(tree, () => true).children
          else tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: 'End' }] })
        }
      }`,
    'docs/a.md': 'A',
    'docs/start.md': 'Start',
  })
  expect(site.files.get('content/docs/a.mdx')).toEqual({ text: 'A\n\nEnd' })
  expect(site.files.get('content/docs/start.mdx')).toEqual({ text: 'Start' })
  expect(listFindings(site)).toEqual([
    "docusaurus.config.js The Markdown plugin `shorten` of `content-docs` isn't carried over on `docs/start.md`.",
  ])
})

const element = `{ type: 'mdxJsxFlowElement', name: 'div', children: [],
  attributes: [{ type: 'mdxJsxAttribute', name: 'data-code', value: 'press' }] }`
const ways = {
  'a new node': `tree.children[1] = ${element}`,
  'the node itself': `Object.assign(tree.children[1], ${element})`,
}

test.each(Object.entries(ways))(
  '[19.2] code that a plugin replaces by an empty element stays code: %s',
  async (_, change) => {
    const guide = lines('Try it:', '', '```Player name=A%20button&ext=js', 'press()', '```', '')
    expect(await importGuide(guide, config(`() => (tree) => { ${change} }`))).toContain(
      lines('```js', 'press()', '```', ''),
    )
  },
)
