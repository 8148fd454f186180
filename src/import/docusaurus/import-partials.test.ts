import { expect, test } from 'vitest'
import { importSample, listFindings, readImportedText } from '../../../tests/unit/import-sample.ts'

const lines = (...texts: string[]): string => texts.join('\n')

const part = lines(
  "import Admonition from '@theme/Admonition'",
  "import Inner from './_inner.mdx'",
  '',
  'For {props.cloud} at <a href={`/docs/${props.cloud.toLowerCase()}`}>its page</a>.',
  '',
  '{props.cloud === \'GCP\' && (<Admonition type="tip" title="New"><p>Not {props.cloud}*</p></Admonition>)}',
  '',
  '<Inner {...props} last />',
  '',
  '{props.note}',
  '',
)

test('[19.2] a partial whose expressions need values gets a copy for each set of values', async () => {
  const site = await importSample({
    'docs/_part.mdx': part,
    'docs/_inner.mdx': "{props.last ? 'Last' : 'First'} of {props.cloud}",
    'docs/aws.mdx': 'import Part from \'./_part.mdx\'\n\n<Part cloud="AWS" note={<b>Soon</b>} />\n',
    'docs/gcp.mdx':
      'import Part from \'./_part.mdx\'\n\n<Part cloud="GCP" />\n\n<Part cloud={"GC" + "P"} />\n',
  })
  expect(readImportedText(site, 'content/docs/gcp.mdx')).toMatchInlineSnapshot(`
    "import Part2Text from './_part-2.mdx'

    <Part2Text />

    <Part2Text />
    "
  `)
  expect(readImportedText(site, 'content/docs/_part-1.mdx')).toMatchInlineSnapshot(`
    "import Inner3Text from './_inner-3.mdx'

    import Admonition from '@theme/Admonition'


    For {"AWS"} at <a href="/docs/aws">its page</a>.



    <Inner3Text />

    <b>Soon</b>
    "
  `)
  expect(readImportedText(site, 'content/docs/_part-2.mdx')).toMatchInlineSnapshot(`
    "import Inner4Text from './_inner-4.mdx'

    import Admonition from '@theme/Admonition'


    For {"GCP"} at <a href="/docs/gcp">its page</a>.

    <Admonition type="tip" title="New">

    <p>Not GCP\\*</p>

    </Admonition>

    <Inner4Text />


    "
  `)
  expect([...site.files.keys()].filter((name) => name.includes('/_'))).toEqual([
    'content/docs/_part-1.mdx',
    'content/docs/_part-2.mdx',
    'content/docs/_inner-3.mdx',
    'content/docs/_inner-4.mdx',
  ])
  expect(
    listFindings(site).filter((line) => line.includes('Not imported') || line.includes("can't")),
  ).toEqual([])
})

test('[19.2] expressions that print elements become these elements', async () => {
  const site = await importSample({
    'docs/guide.mdx': lines(
      'export const names = ["a", "b*"]',
      '',
      '<ul>{names.map((name) => <li key={name}><code>{name}</code></li>)}</ul> and {names.length > 1 && <b>more</b>}',
      '',
      '{names.map((name) => <p key={name}>{name}</p>)}',
      '',
      '{missing.map(() => <p />)}',
      '',
    ),
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toMatchInlineSnapshot(`
    "export const names = ["a", "b*"]

    <ul><li><code>a</code></li><li><code>b\\*</code></li></ul> and <b>more</b>

    <p>a</p><p>b\\*</p>

    <Admonition type="note" title="Not imported">This page printed the expression \`{missing.map(() => <p />)}\`, which is code.</Admonition>
    "
  `)
  expect(listFindings(site).join('\n')).toMatch(
    /guide\.mdx:7 The page prints an expression that can't be carried over/,
  )
})

test('[19.2] a partial that gets a value of several lines is a copy with this value', async () => {
  const site = await importSample({
    'docs/_run.mdx': 'Run:\n\n<b>{props.code}</b>\n',
    'docs/guide.mdx': "import Run from './_run.mdx'\n\n<Run code={`npm i\n\nnpm t`} />\n",
  })
  expect(readImportedText(site, 'content/docs/guide.mdx')).toBe(
    "import Run1Text from './_run-1.mdx'\n\n<Run1Text />\n",
  )
  expect(readImportedText(site, 'content/docs/_run-1.mdx')).toContain('<b>{"npm i\\n\\nnpm t"}</b>')
})
