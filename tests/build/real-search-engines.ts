import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { createFileHandler } from '../../src/server/create-file-handler.ts'
import { openSite } from '../../src/server/open-site.ts'
import { isObject, type UnknownObject } from '../../src/shared/read-unknown.ts'
import { listTree } from '../list-tree.ts'
import { findVocabularyMistakes, getThingType, readThings } from './schema-org.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

/** The head of a page, as search engines read it. */
interface Head {
  file: string
  title: string
  /** Content of `meta` elements, by name or property. */
  meta: ReadonlyMap<string, string>
  /** Elements of the page that link to something, by `rel` and in order. */
  links: ReadonlyMap<string, { type: string; href: string }[]>
  things: UnknownObject[]
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => entities[name] ?? entity)

function readHead(file: string, html: string): Head {
  const getAttribute = (element: string, name: string): string =>
    decode(element.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '')
  const links = html.match(/<link [^>]*>/g) ?? []
  return {
    file,
    title: decode(html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''),
    meta: new Map(
      (html.match(/<meta (?:name|property)=[^>]*>/g) ?? []).map((element) => [
        getAttribute(element, 'name') || getAttribute(element, 'property'),
        getAttribute(element, 'content'),
      ]),
    ),
    links: Map.groupBy(
      links.map((element) => ({
        rel: getAttribute(element, 'rel'),
        type: getAttribute(element, 'type'),
        href: getAttribute(element, 'href'),
      })),
      ({ rel }) => rel,
    ),
    things: readThings(html),
  }
}

/** Tests what search engines and link previews read, on all pages. `getOutput` returns the folder of the built site. */
export function describeRealSearchEngines(getOutput: () => string): void {
  const read = (path: string): Buffer => readFileSync(join(getOutput(), path))

  describe('for search engines, our site', () => {
    let pages: Head[] = []
    const origin = 'https://docs.e2e-cloud.example'
    const getPath = (url: string | undefined): string => url?.replace(origin, '') ?? ''
    const getCanonical = ({ links }: Head): string | undefined => links.get('canonical')?.[0]?.href

    beforeAll(() => {
      const files = listTree(getOutput()).filter((file) => file.endsWith('.html'))
      pages = files
        .map((file) => ({ file, html: read(file).toString() }))
        .filter(({ html }) => html.includes('<script type="module"'))
        .map(({ file, html }) => readHead(file, html))
        .filter(({ meta }) => meta.get('robots') !== 'noindex')
      expect(pages.length).toBeGreaterThan(500)
    })

    const findDuplicates = (getText: (page: Head) => string | undefined): string[] =>
      [...Map.groupBy(pages, (page) => getText(page)?.toLowerCase())]
        .filter(([text, group]) => text === undefined || text === '' || group.length > 1)
        .map(([text, group]) => `${text}: ${group.map(({ file }) => file).join(', ')}`)

    test('gives every page its own title and description', () => {
      expect(findDuplicates(({ title }) => title)).toEqual([])
      expect(findDuplicates(({ meta }) => meta.get('description'))).toEqual([])
    })

    test('lists exactly the indexable pages in the sitemap, each with a day that the page has too', () => {
      const entries = read('sitemap.xml')
        .toString()
        .matchAll(/<url><loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod><\/url>/g)
      const listed = [...entries].map(([, url = '', day]) => `${decode(url)} ${day}`)
      const indexable = pages.map((page) => `${getCanonical(page)} ${findDay(page.things)}`)
      expect(listed.sort()).toEqual(indexable.sort())
    })

    test('has JSON-LD on every page, with the types and properties of schema.org', () => {
      const mistakes = pages.flatMap(({ file, things }) => {
        if (things.length === 0) return [`${file} has none`]
        return things.flatMap((thing) => [
          ...findVocabularyMistakes(thing).map((mistake) => `${file}: ${mistake}`),
          ...findMissingProperties(thing).map((missing) => `${file}: ${missing}`),
        ])
      })
      expect(mistakes).toEqual([])
    })

    test('names the kind of every page', () => {
      const listTypes = (file: string): unknown[] =>
        pages.find((page) => page.file === file)?.things.map((thing) => thing['@type']) ?? []
      expect(listTypes('index.html')).toEqual(['WebSite', 'Organization'])
      expect(listTypes('docs/myaccount/node/index.html')).toEqual(['TechArticle', 'BreadcrumbList'])
      expect(listTypes('api/myaccount/nodes/index.html')).toEqual(['APIReference', 'BreadcrumbList'])
      expect(listTypes('docs/tags/gpu/index.html')).toEqual(['CollectionPage', 'BreadcrumbList'])
      expect(listTypes('myaccount/faq/index.html')).toContain('FAQPage')
      for (const { file, meta, things } of pages) {
        const isArticle = things.some(
          ({ '@type': type }) => type === 'TechArticle' || type === 'APIReference',
        )
        expect.soft(meta.get('og:type'), file).toBe(isArticle ? 'article' : 'website')
        expect.soft(meta.get('article:modified_time'), file).toBe(isArticle ? findDay(things) : undefined)
      }
    })

    test('has an image of the right size for every page, and no other', async () => {
      const sizes = new Map<string, string>()
      for (const { file, meta } of pages) {
        const path = getPath(meta.get('og:image'))
        if (!sizes.has(path)) sizes.set(path, readPngSize(read(path)))
        const size = `${meta.get('og:image:width')} x ${meta.get('og:image:height')}`
        expect.soft(size, file).toBe('1200 x 630')
        expect.soft(sizes.get(path), file).toBe(size)
        expect.soft(meta.get('og:image:alt'), file).toMatch(/\S/)
        expect.soft(meta.get('twitter:card'), file).toBe('summary_large_image')
      }
      const [path = ''] = sizes.keys()
      const response = await createFileHandler(openSite(getOutput()))(new Request(new URL(path, origin)))
      expect(response.headers.get('Content-Type')).toBe('image/png')
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(listTree(join(getOutput(), '_/social')).map((name) => `/_/social/${name}`)).toEqual(
        [...sizes.keys()].sort(),
      )
    })

    test('can be searched from the address bar: its OpenSearch description names the search page', () => {
      const [{ href } = { href: '' }] = pages[0]?.links.get('search') ?? []
      expect(pages.filter(({ links }) => links.get('search')?.[0]?.href !== href)).toEqual([])
      const description = read(href).toString()
      expect(description).toMatch(
        /^<\?xml .*\n<OpenSearchDescription xmlns="http:\/\/a9\.com\/-\/spec\/opensearch\/1\.1\/">/,
      )
      const template = description.match(/<Url type="text\/html" template="([^"]*)"/)?.[1] ?? ''
      expect(template).toBe(`${origin}/search/?q={searchTerms}`)
      expect(read(join(getPath(template).replace(/\?.*/, ''), 'index.html')).toString()).toContain(
        'type="search"',
      )
    })

    test('leads from every page to a feed', () => {
      const feeds = new Set<string>()
      for (const { file, links } of pages) {
        const found = links.get('alternate')?.filter(({ type }) => /\b(?:atom|rss)\b/.test(type)) ?? []
        expect.soft(found.length, file).toBeGreaterThan(0)
        for (const { href } of found) feeds.add(href)
      }
      expect(feeds.size).toBeGreaterThan(2)
      for (const feed of feeds) expect(read(feed).toString()).toMatch(/<feed |<rss /)
    })
  })
}

/** Finds the day of the last change of a page. */
function findDay(things: readonly UnknownObject[]): unknown {
  return things.find(({ dateModified }) => dateModified !== undefined)?.dateModified
}

/** Properties that search engines require, besides the vocabulary's own. */
const requiredProperties: Record<string, string[]> = {
  TechArticle: ['headline', 'url', 'description', 'author', 'publisher', 'dateModified', 'image', 'isPartOf'],
  APIReference: [
    'headline',
    'url',
    'description',
    'author',
    'publisher',
    'dateModified',
    'image',
    'isPartOf',
  ],
  BlogPosting: ['headline', 'url', 'author', 'publisher', 'datePublished'],
  CollectionPage: ['name', 'url', 'description', 'dateModified', 'isPartOf'],
  WebPage: ['name', 'url', 'description', 'dateModified', 'isPartOf'],
  WebSite: ['name', 'url', 'description', 'potentialAction', 'publisher'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  Person: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
}

/** Lists properties that are missing in a thing, or in one below it. */
function findMissingProperties(thing: UnknownObject): string[] {
  const type = getThingType(thing) ?? ''
  const below = Object.values(thing).flat().filter(isObject)
  // A thing with an ID is described in full on the home page.
  const isReference = thing['@id'] !== undefined && type !== 'Organization'
  const required =
    isReference && thing.potentialAction === undefined ? [] : (requiredProperties[type] ?? ['?'])
  return [
    ...required
      .filter((name) => [thing[name]].flat().filter((value) => value !== undefined).length === 0)
      .map((name) => `${type} has no ${name}`),
    ...below.filter((other) => getThingType(other) !== undefined).flatMap(findMissingProperties),
  ]
}

/** Reads width and height from the header of a PNG file. */
function readPngSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)} x ${png.readUInt32BE(20)}`
}
