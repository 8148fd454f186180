import { describe, expect, test } from 'vitest'
import { category, everything, tree } from '../../../tests/unit/draw-sidebar.ts'
import { samplePage as page } from '../../../tests/unit/sample-values.ts'

describe('order', () => {
  test('positions come first, then names', () => {
    const pages = [
      page('c', { frontMatter: { sidebar_position: 1 } }),
      page('b'),
      page('a'),
      page('d', { frontMatter: { sidebar_position: 0.5 } }),
    ]
    expect(tree([everything], { pages })).toEqual(['d', 'c', 'a', 'b'])
  })

  test('a page precedes the folder with the same name', () => {
    expect(tree([everything], { pages: [page('node/create'), page('node'), page('a')] })).toEqual([
      'a',
      'node',
      '[Node]() #node',
      '  node/create',
    ])
  })

  test('a folder has the position of its category file, otherwise of its index page', () => {
    const pages = [
      page('z/index', { frontMatter: { sidebar_position: 1 } }),
      page('z/x'),
      page('y/x'),
      page('m', { frontMatter: { sidebar_position: 2 } }),
    ]
    const categories = [category('y', { position: 3 })]
    expect(tree([everything], { pages, categories }).filter((line) => !line.startsWith(' '))).toEqual([
      '[index](z/index) #z',
      'm',
      '[Y]() #y',
    ])
  })

  test('number prefixes of file names order pages without a position', () => {
    const pages = [
      page('zoo', { file: 'content/docs/1-zoo.mdx' }),
      page('ant', { file: 'content/docs/2-ant.mdx' }),
      page('bee/fly', { file: 'content/docs/03-bee/fly.mdx' }),
      page('cat', { file: 'content/docs/10-cat.mdx' }),
      page('dog'),
    ]
    expect(tree([everything], { pages })).toEqual(['zoo', 'ant', '[Bee]() #bee', '  bee/fly', 'cat', 'dog'])
  })
})
