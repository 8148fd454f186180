import { describe, expect, test } from 'vitest'
import type { ListedPage } from '../site/page.ts'
import { suggestPages } from './suggest-pages.ts'

const titles: Record<string, string> = {
  '/': 'Home',
  '/docs/compute/': 'Compute',
  '/docs/compute/quickstart/': 'Quickstart',
  '/docs/compute/nodes/': 'Nodes',
  '/docs/compute/nodes/create/': 'Create a node',
  '/docs/compute/nodes/resize/': 'Resize a node',
  '/docs/compute/nodes/lifecycle/start/': 'Start a node',
  '/docs/compute/nodes/lifecycle/stop/': 'Stop a node',
  '/docs/compute/images/custom/': 'Custom images',
  '/docs/storage/': 'Storage',
  '/docs/storage/block/attach/': 'Attach a volume',
  '/docs/storage/block/snapshots/create/': 'Create a snapshot',
  '/docs/storage/object/upload/': 'Upload a file',
  '/docs/storage/object/s3_compatibility/': 'S3 compatibility',
  '/docs/storage/object/größe/': 'Größe',
  '/about/': 'About this site',
}
const pages = Object.entries(titles).map(([url, title]): ListedPage => ({ url, title }))
const suggest = (path: string): string[] => suggestPages(pages, path).map(({ url }) => url)

const first: [string, string, string][] = [
  ['a letter is missing', '/docs/compute/quikstart/', '/docs/compute/quickstart/'],
  ['a letter is doubled', '/docs/compute/quickstartt/', '/docs/compute/quickstart/'],
  ['two letters are swapped', '/docs/compute/qiuckstart/', '/docs/compute/quickstart/'],
  ['a folder is misspelled', '/docs/compue/quickstart/', '/docs/compute/quickstart/'],
  ['a plural is missing', '/docs/compute/node/resize/', '/docs/compute/nodes/resize/'],
  ['it is in upper case', '/Docs/Compute/QuickStart', '/docs/compute/quickstart/'],
  [
    'it has a hyphen for an underscore',
    '/docs/storage/object/s3-compatibility/',
    '/docs/storage/object/s3_compatibility/',
  ],
  ['it has a space', '/docs/storage/object/s3%20compatibility', '/docs/storage/object/s3_compatibility/'],
  ['it has the ending of an old site', '/guides/compute/quickstart.php', '/docs/compute/quickstart/'],
  ['it ends in .html', '/compute/quikstart.html', '/docs/compute/quickstart/'],
  ['the page has moved to another folder', '/compute/guides/resize/', '/docs/compute/nodes/resize/'],
  ['the page has moved from the root', '/upload/', '/docs/storage/object/upload/'],
  [
    'the folder distinguishes two pages with one name',
    '/docs/block/snapshot/create/',
    '/docs/storage/block/snapshots/create/',
  ],
  ['the other folder selects the other page', '/docs/compute/create/', '/docs/compute/nodes/create/'],
  ['it is the title of the page', '/docs/attach-a-volume/', '/docs/storage/block/attach/'],
  ['the words have other endings', '/docs/creating-snapshots/', '/docs/storage/block/snapshots/create/'],
  ['the words are in another order', '/docs/compute/images-custom/', '/docs/compute/images/custom/'],
  ['it is encoded', '/docs/storage/object/gr%C3%B6sse/', '/docs/storage/object/größe/'],
  ['a percent sign encodes nothing', '/docs/compute/quick%start/', '/docs/compute/quickstart/'],
]

const common = [
  { url: '/docs/account/database/mysql/create/', title: 'Create a MySQL database' },
  { url: '/docs/account/database/mariadb/create/', title: 'Create a MariaDB database' },
  { url: '/docs/account/node/getting-started/create-node/', title: 'Launch a Linux node' },
  { url: '/docs/account/node/', title: 'Nodes' },
  { url: '/docs/account/', title: 'Account' },
].map((page): ListedPage => page)

test('a folder counts for more than the letters of a common name', () => {
  expect(suggestPages(common, '/docs/account/nodes/creat/')[0]?.title).toBe('Launch a Linux node')
  expect(suggestPages(common, '/docs/account/mariadb/creat/')[0]?.title).toBe('Create a MariaDB database')
})

describe('[R-002] the nearest page comes first when', () => {
  test.each(first)('%s: %s', (_, path, nearest) => {
    expect(suggest(path)[0]).toBe(nearest)
  })
})

test('a missing page below an existing one suggests that one', () => {
  expect(suggest('/docs/compute/nodes/warranty-of-fans/')).toEqual(['/docs/compute/nodes/'])
  expect(suggest('/docs/compute/quickstart/step-2/')).toEqual(['/docs/compute/quickstart/'])
})

test('a path without similar pages gets no suggestion', () => {
  expect(suggest('/wp-login.php')).toEqual([])
  expect(suggest('/')).toEqual([])
  expect(suggestPages([], '/docs/compute/quikstart/')).toEqual([])
})

test('there are at most five different pages, including the parent page', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    url: `/docs/a/part-${index}/`,
    title: `Part ${index}`,
  }))
  const found = suggestPages([...many, { url: '/docs/a/', title: 'A' }], '/docs/a/part-99/')
  expect(found).toHaveLength(5)
  expect(new Set(found).size).toBe(5)
  expect(found.at(-1)?.url).toBe('/docs/a/')
})

test('a page with a much lower score than the best one is left out', () => {
  expect(suggest('/docs/compute/nodes/resize')).toEqual([
    '/docs/compute/nodes/resize/',
    '/docs/compute/nodes/',
  ])
})

test('the right page is found among ten thousand with similar names', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    url: `/docs/area-${index % 7}/how-to-do-thing-${index}/`,
    title: `How to do thing ${index}`,
  }))
  const [nearest] = suggestPages(many, '/docs/area-2/how-to-do-thng-4321/')
  expect(nearest?.url).toBe('/docs/area-2/how-to-do-thing-4321/')
})
