import { readdirSync, readFileSync } from 'node:fs'
import { smallSite } from './sample-site.ts'
import { describe, expect, type SiteFolder, siteTest as test } from './site-folder.ts'

const footer = `import MainFooter from 'docent/theme/footer'
import type { ComponentProps, ReactNode } from 'react'
import { company } from './parts/company.ts'

export default function Footer(props: ComponentProps<typeof MainFooter>): ReactNode {
  return (
    <>
      <MainFooter {...props} />
      <p className="made-by">Made by {company}</p>
    </>
  )
}
`

const counter = `import { defineComponent } from 'docent/components'
import { useState } from 'react'

export default defineComponent<{ start: number; label?: string }>({
  props: { start: { type: 'number', isRequired: true }, label: { type: 'string', oneOf: ['Count', 'Number'] } },
  render: (props) => <Counter {...props} />,
  markdown: ({ start }) => \`Count from \${start}.\`,
  isInteractive: true,
})

function Counter({ start, label = 'Count', children }: { start: number; label?: string; children?: React.ReactNode }) {
  const [count, setCount] = useState(start)
  return <div><button type="button" onClick={() => setCount(count + 1)}>{label} {count}</button>{children}</div>
}
`

const extendedSite = {
  ...smallSite,
  'theme/footer.tsx': footer,
  'theme/parts/company.ts': "export const company = 'Acme'\n",
  'theme/site.css': '.made-by { color: var(--docs-accent); }\n',
  'components/Counter.tsx': counter,
  'content/docs/count.mdx': '---\ntitle: Count\n---\n\n<Counter start={3}>\n\nPress **it**.\n\n</Counter>\n',
}

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(path), 'utf8')

/** Lists the problems of a site, without the empty lines around them. */
async function listProblems(site: SiteFolder, command = 'build'): Promise<string> {
  const { code, stderr } = await site.docent([command])
  expect(code).toBe(1)
  return stderr.replace(/^.*: [\d.]+ s\n/gm, '').trim()
}

describe('[F-038] files in `theme/`', () => {
  test('replace components, which they can still print, and add styles to the first paint', async ({
    site,
  }) => {
    site.write(extendedSite)
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    const html = read(site, 'dist/docs/count/index.html')
    expect(html.match(/<\/footer><p.*?<\/p>/)?.[0]).toBe('</footer><p class="made-by">Made by Acme</p>')
    expect(html.match(/@layer site\{.*?\}\}/)?.[0]).toBe('@layer site{.made-by{color:var(--docs-accent)}}')

    site.write({ 'theme/parts/company.ts': "export const company = 'Example'\n" })
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    expect(read(site, 'dist/docs/count/index.html')).toContain('Made by Example')
  })

  test('are reported with their file if they replace nothing or lack an export', async ({ site }) => {
    site.write({ ...smallSite, 'theme/Pagers.tsx': 'export const Pagers = 1\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "theme/Pagers.tsx
        The theme has no component \`Pagers\` to replace.
        Did you mean \`Pager\`?

      1 problem."
    `)
  })

  test('are reported with file and line if they can not be bundled', async ({ site }) => {
    site.write({ ...smallSite, 'theme/Pager.tsx': 'export const Other = 1\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "theme/Pager.tsx
        The file replaces \`Pager\` of the theme, but doesn't export \`Pager\`.
        Export it, or pass the original on: \`export { Pager } from 'docent/theme/Pager'\`.

      1 problem."
    `)
    site.write({ 'theme/Pager.tsx': "import x from './nothing.ts'\n\nexport const Pager = () => x\n" })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "theme/Pager.tsx:1
        The file can't be bundled: Could not resolve './nothing.ts' in theme/Pager.tsx.
        Correct the file.

      1 problem."
    `)
    site.write({ 'theme/Pager.tsx': 'export const Pager = () => {\n  return <p>\n}\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "theme/Pager.tsx:3
        The file can't be bundled: Unexpected token. Did you mean \`{'}'}\` or \`&rbrace;\`?
        Correct the file.

      1 problem."
    `)
  })
})

describe('[F-038] files in `components/`', () => {
  test('are components for writers, in HTML, in Markdown, and in the browser', async ({ site }) => {
    site.write(extendedSite)
    expect(await site.docent(['build'])).toMatchObject({ code: 0 })
    const html = read(site, 'dist/docs/count/index.html')
    const [island = ''] = html.match(/<div data-island="Counter".*?<\/div><\/div><\/div>/s) ?? []
    expect(island).toMatchInlineSnapshot(
      `"<div data-island="Counter" data-props="{&quot;start&quot;:3,&quot;hasChildren&quot;:true,&quot;idScope&quot;:&quot;Counter-0P0-0&quot;}"><div><button type="button">Count 3</button><div class="island-children"><p>Press <strong>it</strong>.</p></div></div></div>"`,
    )
    expect(read(site, 'dist/docs/count/index.md')).toContain('Count from 3.')
    const scripts = readdirSync(site.path('dist/_/assets')).filter((name) => /^Counter-.*\.js$/.test(name))
    expect(scripts).toHaveLength(1)
  })

  test('have attributes that are checked, also by `docent check`', async ({ site }) => {
    site.write({
      ...extendedSite,
      'content/docs/count.mdx':
        '---\ntitle: Count\n---\n\n<Counter label="Sum" begin={1} />\n\n<Counters start={1} />\n',
    })
    expect(await listProblems(site, 'check')).toMatchInlineSnapshot(`
      "content/docs/count.mdx:5
        \`label\` of \`<Counter>\` is \`Sum\`, which doesn't exist.
        Write one of Count, Number.

      content/docs/count.mdx:5
        \`<Counter>\` has no attribute \`begin\`.
        Attributes: start, label.

      content/docs/count.mdx:5
        \`<Counter>\` needs the attribute \`start\`.
        Write \`<Counter start="…">\`.

      content/docs/count.mdx:7
        The component \`<Counters>\` does not exist.
        Did you mean \`Counter\`?

      4 problems."
    `)
  })

  test('are reported with their file if the declaration is wrong', async ({ site }) => {
    site.write({
      ...smallSite,
      'components/Card.tsx': 'export default {}\n',
      'components/Video.tsx': 'export default {}\n',
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "components/Card.tsx
        \`<Card>\` is already a component.
        Choose another name. To change how it looks, put a file for its module into \`theme/\`.

      1 problem."
    `)
  })

  test('are reported with the page if they fail on it, in words', async ({ site }) => {
    const createPage = (name: string): string => `---\ntitle: ${name}\n---\n\n<${name} />\n`
    const declare = (body: string): string =>
      `import { defineComponent } from 'docent/components'\n\nexport default defineComponent({ render: ${body} })\n`
    site.write({
      ...smallSite,
      'content/docs/map.mdx': createPage('Atlas'),
      'components/Atlas.tsx': declare('() => ({ a: 1 })'),
      'content/docs/video.mdx': createPage('Video'),
      'components/Video.tsx': declare('function Video() { throw new Error("No film.") }'),
      'theme/Pager.tsx': 'export function Pager() { return window.name }\n',
    })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "content/docs/index.md
        The page can't be rendered: window is not defined (in \`Pager\`).
        Correct the component in \`theme/\` or \`components/\` that the page uses.

      content/docs/map.mdx
        The page cannot be printed: An object with the keys a was printed as text: print its fields (in \`Atlas\`).
        Correct the values of the attributes of its components.

      content/docs/video.mdx
        The page cannot be printed: No film (in \`Video\`).
        Correct the values of the attributes of its components.

      3 problems."
    `)
  })

  test('are reported with their file if they have no render function', async ({ site }) => {
    site.write({ ...smallSite, 'components/Video.tsx': 'export default { prop: {} }\n' })
    expect(await listProblems(site)).toMatchInlineSnapshot(`
      "components/Video.tsx
        The declaration of \`<Video>\` is wrong at \`render\`: must be a function.
        Export \`defineComponent({ props, render })\` by default, from \`docent/components\`.

      components/Video.tsx
        The declaration of \`<Video>\` is wrong: Unrecognized key: "prop".
        Export \`defineComponent({ props, render })\` by default, from \`docent/components\`.

      2 problems."
    `)
  })
})
