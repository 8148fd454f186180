import { describe, expect, test } from 'vitest'
import { sampleLinkTargets } from '../../../tests/unit/sample-link-targets.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveLink } from './resolve-link.ts'

const here = samplePage('node/create', { anchors: ['limits'] })
const resize = samplePage('node/resize', { anchors: ['resize-now', 'größe'] })
const nodes = samplePage('node/index')
const markdown = samplePage('tir/start', { file: 'content/docs/tir/start.md' })
const nginx = samplePage('node/nginx', { file: 'content/docs/node/nginx.md' })
const older = samplePage('1.0/node/attach', {
  file: 'content/versions/1.0/docs/node/attach.mdx',
  version: '1.0',
})
const olderStart = samplePage('1.0/tir/start', {
  file: 'content/versions/1.0/docs/tir/start.md',
  version: '1.0',
})
const arabic = samplePage('ar/resize', { path: '/ar/docs/node/resize/', locale: 'ar' })

const release = samplePage('notes/3.x')

const pages = [here, resize, nodes, markdown, nginx, older, olderStart, arabic, release]

const createTargets = (options: { base?: string; root?: string } = {}): LinkTargets =>
  sampleLinkTargets({
    ...options,
    pages,
    otherPaths: new Set(['/docs/tags/', '/ar/docs/tags/', '/blog/']),
    drafts: ['content/docs/node/secret.mdx', '/docs/node/secret/'],
    unread: ['content/docs/node/broken.mdx', '/docs/node/broken/'],
    staticPaths: ['/files/terms.pdf'],
    redirects: new Map([['/docs/old/', '/docs/node/resize/']]),
  })

const linkTo = (href: string): { href: string; file: string; line: number } => ({
  href,
  file: here.file,
  line: 7,
})

function resolve(
  href: string,
  options: { base?: string; root?: string } = {},
): { address: string; problems: string } {
  const { url, problems } = resolveLink(linkTo(href), here, createTargets(options))
  return { address: url, problems: formatProblems(problems) }
}

describe('links with a target', () => {
  test.each([
    ['./resize.mdx', '/docs/node/resize/'],
    ['resize.mdx', '/docs/node/resize/'],
    ['resize.md', '/docs/node/resize/'],
    ['../node/resize.mdx#resize-now', '/docs/node/resize/#resize-now'],
    ['../tir/start.mdx', '/docs/tir/start/'],
    ['./nginx.mdx', '/docs/node/nginx/'],
    ['@site/content/docs/node/index.mdx', '/docs/node/'],
    ['/node/resize.mdx', '/docs/node/resize/'],
    ['./resize.mdx?tab=cli#resize-now', '/docs/node/resize/?tab=cli#resize-now'],
    ['/docs/node/resize/', '/docs/node/resize/'],
    ['/docs/node/resize', '/docs/node/resize/'],
    ['/docs/node/resize.html', '/docs/node/resize/'],
    ['/docs//node/resize/index.html?a=1#resize-now', '/docs/node/resize/?a=1#resize-now'],
    ['../resize/', '/docs/node/resize/'],
    ['..', '/docs/node/'],
    ['/docs/notes/3.x', '/docs/notes/3.x/'],
    ['../../notes/3.x', '/docs/notes/3.x/'],
    ['#limits', '#limits'],
    ['#', '#'],
    ['#top', '#top'],
    ['?tab=cli#limits', '?tab=cli#limits'],
    ['?tab=cli', '?tab=cli'],
    ['/docs/tags?sort=name#a', '/docs/tags/?sort=name#a'],
    ['/docs/node/resize/#gr%C3%B6%C3%9Fe', '/docs/node/resize/#gr%C3%B6%C3%9Fe'],
    ['/files/terms.pdf', '/files/terms.pdf'],
  ])('%s leads to %s', (href, address) => {
    expect(resolve(href)).toEqual({ address, problems: '' })
  })

  test('include the base path', () => {
    expect(resolve('./resize.mdx', { base: '/site/' }).address).toBe('/site/docs/node/resize/')
    expect(resolve('/docs/node/', { base: '/site/' }).address).toBe('/site/docs/node/')
    expect(resolve('/files/terms.pdf', { base: '/site/' }).address).toBe('/site/files/terms.pdf')
    expect(resolve('#limits', { base: '/site/' }).address).toBe('#limits')
  })

  test('a file next to the page is published', () => {
    const root = createTemporaryFolder({
      'content/docs/node/price list.csv': 'a',
      'content/docs/node/x.md.txt': 'b',
    })
    expect(resolve('./price%20list.csv', { root })).toEqual({
      address: '/_/media/price list.csv',
      problems: '',
    })
    expect(resolve('./x.md.txt', { root }).address).toBe('/_/media/x.md.txt')
    expect(resolve('/node/price%20list.csv', { root }).problems).toContain('no page has that URL')
  })

  test.each([
    ['/docs/node/resize/', '/ar/docs/node/resize/'],
    ['/docs/node/', '/docs/node/'],
    ['/docs/tags/', '/ar/docs/tags/'],
    ['/blog/', '/blog/'],
  ])('%s in an Arabic page leads to the translation if there is one', (href, address) => {
    expect(resolveLink(linkTo(href), arabic, createTargets()).url).toBe(address)
  })

  test('a path from the content folder stays in the version of the page', () => {
    const link = { href: '/node/attach.mdx', file: older.file, line: 1 }
    expect(resolveLink(link, older, createTargets()).url).toBe('/docs/1.0/node/attach/')
  })

  test.each(['./broken.mdx', './broken.md', '/docs/node/broken/'])(
    '%s, a page that cannot be read, is not reported a second time',
    (href) => {
      expect(resolve(href)).toEqual({ address: href, problems: '' })
    },
  )
})

describe('broken links are reported with the nearest target', () => {
  test.each([
    ['./resise.mdx', 'brokenMarkdownLinks'],
    ['../resize.mdx', 'brokenMarkdownLinks'],
    ['./secret.mdx', 'brokenMarkdownLinks'],
    ['./secret.md', 'brokenMarkdownLinks'],
    ['/docs/node/secret/', 'brokenLinks'],
    ['./prices.csv', 'brokenLinks'],
    ['/docs/node/resise/', 'brokenLinks'],
    ['/elsewhere/entirely/', 'brokenLinks'],
    ['/files/term.pdf', 'brokenLinks'],
    ['#limit', 'brokenAnchors'],
    ['./resize.mdx#resize', 'brokenAnchors'],
    ['/docs/node/resize/#%E0%A4%A', 'brokenAnchors'],
  ])('%s is in %s', (href, kind) => {
    const { problems } = resolveLink(linkTo(href), here, createTargets())
    expect(problems.map((problem) => problem.kind)).toEqual([kind])
  })

  test('with a message', () => {
    const hrefs = [
      './resise.mdx',
      '../resize.mdx',
      './secret.mdx',
      '/docs/node/resise/',
      '/elsewhere/entirely/',
    ]
    const anchors = ['/files/term.pdf', '#limit', './resize.mdx#resize']
    const texts = [...hrefs, ...anchors].map((href) => resolve(href).problems)
    expect(texts.join('\n')).toMatchInlineSnapshot(`
      "content/docs/node/create.mdx:7
        Link to \`./resise.mdx\`, but there is no such file.
        Did you mean \`./resize.mdx\`?
      content/docs/node/create.mdx:7
        Link to \`../resize.mdx\`, but there is no such file.
        Did you mean \`./resize.mdx\`?
      content/docs/node/create.mdx:7
        Link to \`./secret.mdx\`, but that page is a draft and is not published.
        Publish the page (remove \`draft: true\`), or remove the link.
      content/docs/node/create.mdx:7
        Link to \`/docs/node/resise/\`, but no page has that URL.
        Did you mean \`/docs/node/resize/\`?
      content/docs/node/create.mdx:7
        Link to \`/elsewhere/entirely/\`, but no page has that URL.
        Add the page, or remove the link.
      content/docs/node/create.mdx:7
        Link to \`/files/term.pdf\`, but no page has that URL.
        Did you mean \`/files/terms.pdf\`?
      content/docs/node/create.mdx:7
        Link to \`#limit\`, but \`content/docs/node/create.mdx\` has no heading with the id \`limit\`.
        Did you mean \`limits\`?
      content/docs/node/create.mdx:7
        Link to \`./resize.mdx#resize\`, but \`content/docs/node/resize.mdx\` has no heading with the id \`resize\`.
        Correct the id, or link to the page."
    `)
  })

  test.each(['javascript:alert(1)', ' vbscript:x', 'data:text/html,x'])(
    '%s would run, so it is removed',
    (href) => {
      const { address, problems } = resolve(href)
      expect(address).toBe('#')
      expect(problems).toBe(
        `content/docs/node/create.mdx:7\n  Link to \`${href}\`, which would run in the reader's browser.\n  Link to a page, or remove the link.`,
      )
    },
  )

  test.each([
    ['/docs/old', 'that page has moved.\n  Link to `/docs/node/resize/`.'],
    ['/docs/node/secret/', 'that page is a draft and is not published.'],
    ['./start.mdx', 'Did you mean `../tir/start.md`?'],
    ['./entirely-different.mdx', 'Correct the path, or remove the link.'],
  ])('%s: %s', (href, words) => {
    expect(resolve(href).problems).toContain(words)
  })

  test('a page of another version is not suggested, even if this one has no page with that name', () => {
    expect(resolve('./attach.mdx').problems).toContain('Correct the path, or remove the link.')
  })

  test('two files with the same name are distinguished by their path', () => {
    expect(resolve('../tir/create.mdx').problems).toContain('Did you mean `./create.mdx`?')
  })
})
