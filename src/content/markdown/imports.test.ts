import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../tests/unit/compile-source.ts'
import { catchProblems } from '../../../tests/unit/problems-of.ts'

describe('imports that Docusaurus writers use', () => {
  test('@theme components are built in', () => {
    const source =
      "import Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem';\n\n<Tabs><TabItem value=\"a\">x</TabItem></Tabs>"
    expect(compileSource(source).html).toContain('role="tablist"')
  })

  test('a component may be imported under another name', () => {
    const source = 'import Box from "@theme/Admonition"\n\n<Box type="tip">x</Box>'
    expect(compileSource(source).html).toContain('class="admonition tip"')
  })

  test.each([
    './plan.svg',
    '@site/static/img/plan.png',
    '../images/plan.webp',
    './a.JPG',
    './a.jpeg',
    './a.gif',
  ])('the image %s is imported as its URL', (path) => {
    const { html, page } = compileSource(`import plan from '${path}'\n\n<img src={plan} alt="The plan" />`)
    expect(html).toContain('src="docent-image:0"')
    expect(page.images).toMatchObject([{ href: path, line: 1 }])
  })
})

describe('imports that do not work', () => {
  test('a package or a script is rejected', () => {
    expect(
      catchProblems(() => compileSource("import _ from 'lodash'\nimport { x } from './x.js'")),
    ).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`import … from 'lodash'\` can't be resolved.
        Pages can import components (\`@theme/Tabs\`), partials (\`./_name.mdx\`) and images.

      content/docs/guide/page.mdx:1
        \`import … from './x.js'\` can't be resolved.
        Pages can import components (\`@theme/Tabs\`), partials (\`./_name.mdx\`) and images."
    `)
  })

  test('a file with only the extension of an image is rejected', () => {
    expect(catchProblems(() => compileSource("import x from './plan.svg.js'"))).toContain("can't be resolved")
  })

  test.each(['toString', 'Xylophone'])(
    '@theme/%s is unknown, and the valid components are listed',
    (name) => {
      expect(catchProblems(() => compileSource(`import X from '@theme/${name}'`))).toContain(
        'Components: Tabs, TabItem,',
      )
    },
  )

  test('exports of a page are kept next to its imports', () => {
    const source =
      "import Box from '@theme/Admonition'\nexport const word = 'hi'\n\n<Box type=\"tip\">{word}</Box>"
    expect(compileSource(source).html).toContain('hi')
  })

  test('an unknown @theme component gets a suggestion', () => {
    expect(catchProblems(() => compileSource("import Tabs from '@theme/TabItems'"))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:1
        \`import … from '@theme/TabItems'\` can't be resolved.
        Did you mean \`TabItem\`?"
    `)
  })
})

test('imports are not part of the Markdown version', () => {
  expect(compileSource("import Tabs from '@theme/Tabs'\n\nText").markdown).toBe('Text')
})
