import { describe, expect, test } from 'vitest'
import { sampleLinkTargets } from '../../../tests/unit/sample-link-targets.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import type { ResolvedImage } from '../../shared/site/site.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveImage, resolvePageImage } from './resolve-images.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40.4" height="30"/>'
const files = {
  'content/docs/node/images/plan.svg': svg,
  'content/docs/node/unsized.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/img/logo.svg': svg,
}

const createTargets = (base = '/'): LinkTargets =>
  sampleLinkTargets({ root: createTemporaryFolder(files), base, staticPaths: ['/img/logo.svg'] })

function resolve(href: string, base = '/'): { image: ResolvedImage; problems: string } {
  const link = { href, file: 'content/docs/node/create.mdx', line: 3 }
  const { image, problems } = resolveImage(link, createTargets(base))
  return { image, problems: formatProblems(problems) }
}

describe('images', () => {
  test.each([
    ['./images/plan.svg', '/_/media/plan.svg'],
    ['images/plan.svg', '/_/media/plan.svg'],
    ['../node/images/plan.svg', '/_/media/plan.svg'],
    ['./images/plan.svg?v=2#dark', '/_/media/plan.svg'],
    ['@site/content/docs/node/images/plan.svg', '/_/media/plan.svg'],
    ['/img/logo.svg', '/img/logo.svg'],
    ['@site/static/img/logo.svg', '/img/logo.svg'],
  ])('%s is at %s, with its size', (href, src) => {
    expect(resolve(href)).toEqual({ image: { src, width: 40, height: 30 }, problems: '' })
  })

  test('include the base path', () => {
    expect(resolve('./images/plan.svg', '/site/').image.src).toBe('/site/_/media/plan.svg')
    expect(resolve('/img/logo.svg', '/site/').image.src).toBe('/site/img/logo.svg')
  })

  test('without an intrinsic size have no size attributes', () => {
    expect(resolve('./unsized.svg').image).toMatchObject({ width: undefined, height: undefined })
  })

  test('that do not exist are reported with the expected path', () => {
    const hrefs = ['./images/plan.png', '/node/images/plan.svg', 'images']
    const texts = hrefs.map((href) => resolve(href).problems)
    expect(texts.join('\n')).toMatchInlineSnapshot(`
      "content/docs/node/create.mdx:3
        The image \`./images/plan.png\` does not exist.
        Put the file at \`content/docs/node/images/plan.png\`, or correct the path.
      content/docs/node/create.mdx:3
        The image \`/node/images/plan.svg\` does not exist.
        Put the file at \`static/node/images/plan.svg\`, or correct the path.
      content/docs/node/create.mdx:3
        The image \`images\` does not exist.
        Put the file at \`content/docs/node/images\`, or correct the path."
    `)
  })
})

test('an image that does not exist stays as written if the site ignores it', () => {
  expect(resolve('./plan.png').image).toEqual({ src: './plan.png', width: undefined, height: undefined })
})

describe('the social image of a page', () => {
  const resolvePicture = (href: string): [string | undefined, string] => {
    const image = { href, file: 'content/docs/node/create.mdx', line: 2 }
    const page = samplePage('node/create', { frontMatter: { image } })
    const { image: picture, problems } = resolvePageImage(page, createTargets('/site/'))
    return [picture?.url, formatProblems(problems)]
  }

  test.each([
    ['./images/plan.svg', '/site/_/media/plan.svg'],
    ['/img/logo.svg', '/site/img/logo.svg'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('%s is at %s', (href, address) => {
    expect(resolvePicture(href)).toEqual([address, ''])
  })

  test.each(['./plan.svg', 'data:image/png;base64,AA', 'https://'])(
    '%s is reported with its line',
    (href) => {
      expect(resolvePicture(href)[1]).toContain(
        `content/docs/node/create.mdx:2\n  The image \`${href}\` does not exist.`,
      )
    },
  )

  test('is not required', () => {
    expect(resolvePageImage(samplePage('a'), createTargets())).toEqual({ image: undefined, problems: [] })
  })
})
