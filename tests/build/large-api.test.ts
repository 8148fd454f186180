import { existsSync, readFileSync, statSync } from 'node:fs'
import { afterAll, beforeAll, test } from 'vitest'
import { getSchemaFile } from '../../src/shared/api/api-files.ts'
import { decodeEntities } from '../../src/shared/html/decode-entities.ts'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder } from './build-worker.ts'
import { createLargeDocument, itemCount, largeCounts, nameSchema } from './large-document.ts'
import { homePage } from './sample-site.ts'
import { describe, expect, formatSiteConfig, SiteFolder } from './site-folder.ts'

const { schemas, groups, groupOperations } = largeCounts

describe('[R-031] a document with a thousand schemas and an operation that no page has room for', () => {
  const site = new SiteFolder()
  const read = (path: string): string => readFileSync(site.path(`dist/${path}`), 'utf8')
  const huge = (): string => read('api/large/everything/changeEverything/index.html')

  beforeAll(async () => {
    site.write({
      ...homePage,
      'docs.config.ts': formatSiteConfig({
        apis: [
          {
            id: 'large',
            label: 'Large API',
            url: '/api/large/',
            releaseNotes: '/',
            document: 'content/large.json',
          },
        ],
      }),
      'content/large.json': JSON.stringify(createLargeDocument()),
      'content/pages/api/large.mdx': '---\ntitle: Large API\n---\n\nAn API.\n',
    })
    await buildSiteFolder(site)
    // A thousand schemas take minutes on a busy machine.
  }, 300_000)
  afterAll(() => site.remove())

  test('has no page over 300 kB, and no page of an operation or schema over 150 kB', () => {
    const pages = listTree(site.path('dist/api/large')).filter((path) => path.endsWith('.html'))
    expect(pages).toHaveLength(3 + groups + groups + groupOperations + 1 + schemas + 1)
    const sizes = pages.map((path) => ({ path, size: statSync(site.path(`dist/api/large/${path}`)).size }))
    const isItem = ({ path }: { path: string }): boolean => path.split('/').length === 3
    expect(sizes.filter((page) => page.size > (isItem(page) ? 150_000 : 300_000))).toEqual([])
    // The average doesn't depend on the number of groups, operations, and schemas.
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    expect(total / sizes.length).toBeLessThan(45_000)
  })

  test('lists the schemas and the operations of a large group, at the places of their old anchors', () => {
    const name = nameSchema(412)
    expect(read('api/large/schemas/index.html')).toContain(
      `<li id="${name}"><a href="/api/large/schemas/${name}/">${name}</a><p>State number 412 of a resource.</p>`,
    )
    expect(read('api/large/many/index.html')).toContain(
      '<li id="changeMany7"><a href="/api/large/many/changeMany7/">Change changeMany7</a><code>',
    )
    expect(read('api/large/single-7/index.html')).toContain('data-operation="changeSingle7"')
  })

  test('has a fragment for everything that a page leaves out, down to the last level', () => {
    const pending = [huge()]
    const names = new Set<string>()
    for (const html of pending)
      for (const [, name = ''] of html.matchAll(/ data-schema="(operation\/[^"]*)"/g)) {
        if (names.has(name)) continue
        names.add(name)
        const file = site.path(`dist${getSchemaFile('large', name)}`)
        expect(existsSync(file), name).toBe(true)
        pending.push(JSON.parse(readFileSync(file, 'utf8')).html)
      }
    const everything = pending.join('')
    for (let number = 0; number < 500; number++) expect(everything).toContain(`field_${number}<`)
    expect(Math.max(...pending.slice(1).map((html) => html.length))).toBeLessThan(110_000)
  })

  test('shortens a long example, and links to the whole', () => {
    const [, url = ''] = huge().match(/<a href="([^"]*\/parts\/[^"]*)"/) ?? []
    const whole = JSON.parse(read(decodeEntities(url).slice(1)))
    expect(whole.items).toHaveLength(itemCount)
    expect(huge()).not.toContain(`Item ${itemCount - 1}`)
  })

  test('cuts off the index of a page, and names what is missing', () => {
    expect(huge()).toContain(`<a href="/api/large/">All ${groups + 2} groups</a>`)
    expect(read('api/large/many/changeMany90/index.html')).toContain(
      `<a href="/api/large/many/">All ${groupOperations} operations</a>`,
    )
    expect(read('api/large/many/changeMany90/index.html')).toContain('href="/api/large/many/changeMany91/"')
    const overview = read('api/large/index.html')
    for (let number = 0; number < groups; number++)
      expect(overview).toContain(`href="/api/large/single-${number}/"`)
  })
})
