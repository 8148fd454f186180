import { readFileSync, rmSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { listTree } from '../list-tree.ts'
import { buildSiteFolder, checkSiteFolder } from './build-worker.ts'
import { readTimes } from './output-tree.ts'
import { homePage, squarePng } from './sample-site.ts'
import {
  describe,
  expect,
  type FileContents,
  formatSiteConfig,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const logo = { src: '/logo.svg', alt: 'Cloud', width: 40, height: 20 }

function formatImageConfig(socialImages: unknown = {}): string {
  return formatSiteConfig({ brand: { name: 'Cloud', legalName: 'Cloud Limited', logo }, socialImages })
}

const imageSite: FileContents = {
  ...homePage,
  'docs.config.ts': formatImageConfig(),
  'static/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#f00" d="M0 0h40v20H0z"/></svg>',
  'content/docs/index.md': '# Start\n\nText.\n',
  'content/docs/node.md': '---\ntitle: Create a node\n---\n\nText.\n',
  'content/docs/own.md': '---\nimage: ./own.png\n---\n\n# Own\n\nText.\n',
  'content/docs/own.png': squarePng,
}

const listImages = (site: SiteFolder): string[] =>
  listTree(site.path('dist'))
    .filter((file) => file.startsWith('_/social/'))
    .map((file) => file.replace(/-[\da-f]{8}\.png$/, ''))

const readImageUrl = (site: SiteFolder, page: string): string =>
  readFileSync(site.path(`dist/${page}index.html`), 'utf8').match(
    /<meta property="og:image" content="https:\/\/docs\.cloud\.example\/([^"]+)"/,
  )?.[1] ?? ''

/** Decodes the palette index of each pixel. Throws if a checksum is wrong. */
function decodePixels(png: Buffer): { colors: string[]; rows: Buffer[] } {
  const chunks = new Map<string, Buffer>()
  for (let start = 8; start < png.length; ) {
    const length = png.readUInt32BE(start)
    chunks.set(png.toString('latin1', start + 4, start + 8), png.subarray(start + 8, start + 8 + length))
    start += length + 12
  }
  const palette = chunks.get('PLTE')?.toString('hex') ?? ''
  const bytes = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  return {
    colors: palette.match(/.{6}/g) ?? [],
    rows: Array.from({ length: bytes.length / 1201 }, (_, row) =>
      bytes.subarray(row * 1201 + 1, (row + 1) * 1201),
    ),
  }
}

test('[F-007] a page without an image gets one with its title, and keeps it until the title changes', async ({
  site,
}) => {
  site.write(imageSite)
  await buildSiteFolder(site)
  expect(listImages(site)).toEqual(['_/social/create-a-node', '_/social/home', '_/social/start'])
  expect(readImageUrl(site, 'docs/own/')).toMatch(/^_\/media\/own-/)
  const before = readTimes(site.path('dist'))
  const image = readImageUrl(site, 'docs/node/')

  site.write({ 'content/docs/node.md': '---\ntitle: Create a node\n---\n\nOther text.\n' })
  await buildSiteFolder(site)
  expect(readTimes(site.path('dist')).get(image)).toBe(before.get(image))

  site.write({ 'content/docs/node.md': '---\ntitle: Delete a node\n---\n\nText.\n' })
  await buildSiteFolder(site)
  expect(listImages(site)).toEqual(['_/social/delete-a-node', '_/social/home', '_/social/start'])
  expect(listTree(site.path('dist'))).toContain(readImageUrl(site, 'docs/node/'))
})

test('an image has the colors and the logo of the site, and differs with its texts', async ({ site }) => {
  site.write({
    ...imageSite,
    'docs.config.ts': formatImageConfig({ background: '#102030', accent: '#00ff00' }),
  })
  await buildSiteFolder(site)
  const [start, node] = ['docs/', 'docs/node/'].map((page) =>
    decodePixels(readFileSync(site.path(`dist/${readImageUrl(site, page)}`))),
  )
  expect(start?.rows).toHaveLength(630)
  expect(start?.colors).toEqual(expect.arrayContaining(['102030', '00ff00', 'ff0000']))
  expect(start?.colors[start.rows[629]?.[600] ?? 0]).toBe('00ff00')
  expect(start?.colors[start.rows[102]?.[100] ?? 0]).toBe('ff0000')
  const titleRows = ({ rows }: { rows: Buffer[] } = { rows: [] }): Buffer =>
    Buffer.concat(rows.slice(200, 490))
  expect(new Set(titleRows(start)).size).toBeGreaterThan(10)
  expect(titleRows(start).equals(titleRows(node))).toBe(false)
  expect(start?.rows.slice(0, 200)).toEqual(node?.rows.slice(0, 200))
})

test('a site that does not enable them has none', async ({ site }) => {
  site.write({ ...imageSite, 'docs.config.ts': formatSiteConfig() })
  await buildSiteFolder(site)
  expect(listImages(site)).toEqual([])
  expect(readImageUrl(site, 'docs/node/')).toBe('')
})

describe('what cannot be drawn', () => {
  test('in a title is a warning with its line, and the image has the name of the provider', async ({
    site,
  }) => {
    site.write({ ...imageSite, 'content/docs/node.md': '---\nslug: /x\ntitle: 创建节点\n---\n\nText.\n' })
    const { warnings } = await buildSiteFolder(site)
    expect(warnings).toMatchInlineSnapshot(`
      "content/docs/node.md:3
        The social image of /docs/x/ has no title: no font has "创", "建", "节", "点".
        Add a font to \`socialImages.fonts\`, or give the page an \`image\`."
    `)
    expect(listImages(site)).toEqual(['_/social/cloud', '_/social/home', '_/social/start'])
  })

  test('fails the build and the check with the line of the configuration', async ({ site }) => {
    const config = formatImageConfig({ fonts: ['fonts/a.ttf', 'fonts/b.ttf'] })
    site.write({
      ...imageSite,
      'docs.config.ts': config,
      'static/logo.svg': '<svg',
      'fonts/a.ttf': 'a',
      'fonts/b.ttf': 'b',
    })
    const message = await checkSiteFolder(site)
    expect(message).toMatchInlineSnapshot(`
      "
      docs.config.ts:10
        Social images can't be drawn: \`/logo.svg\` can't be used: An error occurred while parsing an SVG image: the document does not have a root node.
        Replace the file, correct its path, or set \`socialImages: false\`.

      docs.config.ts:18
        Social images can't be drawn: \`fonts/a.ttf\` can't be used: Unsupported font format.
        Replace the file, correct its path, or set \`socialImages: false\`.

      docs.config.ts:19
        Social images can't be drawn: \`fonts/b.ttf\` can't be used: Unsupported font format.
        Replace the file, correct its path, or set \`socialImages: false\`.

      3 problems.
      "
    `)
    await expect(buildSiteFolder(site)).rejects.toThrow("`fonts/b.ttf` can't be used")
    rmSync(site.path('fonts/a.ttf'))
    rmSync(site.path('static/logo.svg'))
    expect(await checkSiteFolder(site)).toMatchInlineSnapshot(`
      "
      docs.config.ts:10
        \`brand.logo.src\` is \`/logo.svg\`, but there is no such file.
        Put the file at \`static/logo.svg\`, or correct the path.

      docs.config.ts:18
        Social images can't be drawn: \`fonts/a.ttf\` can't be read.
        Replace the file, correct its path, or set \`socialImages: false\`.

      2 problems.
      "
    `)
  })

  test('in the name of the provider fails the check', async ({ site }) => {
    const brand = { name: '云', legalName: 'Cloud' }
    site.write({ ...imageSite, 'docs.config.ts': formatSiteConfig({ brand, socialImages: {} }) })
    expect(await checkSiteFolder(site)).toMatchInlineSnapshot(`
      "
      docs.config.ts:7
        Social images can't be drawn: no font has "云" of the name "云".
        Add a font to \`socialImages.fonts\`, or set \`socialImages: false\`.

      1 problem.
      "
    `)
  })
})
