import { expect, test } from 'vitest'
import { emptyLibrary, sampleSite, sampleSitePage } from '../../tests/unit/sample-values.ts'
import { createMarkdownTwin } from './markdown-twin.ts'

test('the Markdown of a page has title, description, absolute links and its source', () => {
  const page = sampleSitePage('x')
  const hrefs = ['./a.mdx', '#here', '/docs/b/']
  page.compiled.links = hrefs.map((href) => ({ href, file: page.compiled.file, line: 1 }))
  page.links = ['/docs/a/', '#here', '/docs/b/']
  const markdown =
    'See [a](./a.mdx "T"), [here](#here), [out](https://a.example) and <a href="/docs/b/">b</a>.'
  expect(
    createMarkdownTwin(
      page,
      { code: '', aliases: {}, slots: [], markdown },
      { site: sampleSite, library: emptyLibrary },
    ),
  ).toMatchInlineSnapshot(`
    "# x

    > About X.

    See [a](https://docs.example/docs/a/ "T"), [here](https://docs.example/docs/x/#here), [out](https://a.example) and <a href="https://docs.example/docs/b/">b</a>.

    ---

    Source: https://docs.example/docs/x/
    "
  `)
})
