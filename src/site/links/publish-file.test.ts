import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleLinkTargets } from '../../../tests/unit/sample-link-targets.ts'
import { samplePage } from '../../../tests/unit/sample-values.ts'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { formatProblems } from '../../shared/docs-error.ts'
import type { LinkProblem } from './link-problem.ts'
import type { LinkTargets } from './link-targets.ts'
import { resolveSiteLinks } from './resolve-site-links.ts'

/** Link targets of a site without pages and with files of every kind, next to a folder outside the site. */
function createTargets(): LinkTargets {
  const parent = createTemporaryFolder({
    'secret.svg': '',
    'site/content/docs/plan.svg': '',
    'site/content/docs/.hidden/plan.svg': '',
    'site/content/docs/tool.exe': '',
    'site/content/docs/data.cvs': '',
    'site/content/docs/Makefile': '',
    'site/docs.config.ts': '',
    'site/static/img/logo.svg': '',
  })
  const root = join(parent, 'site')
  symlinkSync('../../../secret.svg', join(root, 'content/docs/linked.svg'))
  return sampleLinkTargets({ root, staticPaths: ['/img/logo.svg'] })
}

const file = 'content/docs/page.mdx'
const problemsOfPage = (changes: Parameters<typeof samplePage>[1]): LinkProblem[] =>
  resolveSiteLinks([samplePage('page', { file, ...changes })], createTargets()).problems

test.each([
  '../../../secret.svg',
  '%2e%2e/%2E%2E/..%2Fsecret.svg',
  '@site/../secret.svg',
  './linked.svg',
  '../../../../../../../../../../etc/passwd',
])('%s is refused as an image, a link, and the social image of a page', (href) => {
  const link = { href, file, line: 3 }
  expect(problemsOfPage({ links: [link], images: [link], frontMatter: { image: link } })).toEqual(
    Array.from({ length: 3 }, () => ({
      kind: 'refusedFiles',
      problem: `\`${href}\` is outside the site folder, so it isn't published.`,
      at: { file, line: 3 },
      fix: 'Copy the file into `content/` or `static/`, or remove it from the page.',
    })),
  )
})

test('private files of the site and files of unknown types are refused', () => {
  const hrefs = [
    '@site/docs.config.ts',
    './.hidden/plan.svg',
    './tool.exe',
    './data.cvs',
    './Makefile',
    './plan.svg',
    './%70lan.svg',
    '@site/static/img/logo.svg',
  ]
  const links = hrefs.map((href, index) => ({ href, file, line: index + 1 }))
  expect(formatProblems(problemsOfPage({ links }))).toMatchInlineSnapshot(`
    "content/docs/page.mdx:1
      \`@site/docs.config.ts\` is outside \`content/\` and \`static/\`, so it isn't published.
      Copy the file into \`content/\` or \`static/\`, or remove it from the page.

    content/docs/page.mdx:2
      \`./.hidden/plan.svg\` is hidden: its name or a folder name starts with a dot, so it isn't published.
      Rename it if it should be public, or remove it from the page.

    content/docs/page.mdx:3
      \`./tool.exe\` has the unknown extension \`.exe\`, so it isn't published.
      Rename the file if its type has a common extension, pack it into a \`.zip\` file, or move it to \`static/\`.

    content/docs/page.mdx:4
      \`./data.cvs\` has the unknown extension \`.cvs\`, so it isn't published.
      Rename the file if its type has a common extension, pack it into a \`.zip\` file, or move it to \`static/\`.

    content/docs/page.mdx:5
      \`./Makefile\` has no extension, so it isn't published.
      Rename the file if its type has a common extension, pack it into a \`.zip\` file, or move it to \`static/\`."
  `)
})

test('an image that does not exist is never searched for outside the site folder', () => {
  const images = [{ href: '../../../none.svg', file, line: 3 }]
  expect(formatProblems(problemsOfPage({ images }))).toMatchInlineSnapshot(`
    "content/docs/page.mdx:3
      The image \`../../../none.svg\` does not exist.
      Put the file into \`content/\` or \`static/\`, and correct the path."
  `)
})
