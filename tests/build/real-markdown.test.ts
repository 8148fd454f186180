import { describe, expect, test } from 'vitest'
import { findMarkdownProblems } from './real-markdown.ts'

const article =
  '<h2 id="a">A <a class="heading-anchor" href="#a"></a></h2><p><a href="/docs/y/#b">y</a></p><table><tr><th>c</th></tr></table><figure class="code-block"><pre><code>d\n<span>e</span></code></pre></figure>'
const markdown =
  '# X\n\n## A\n\n[y](https://docs.example/docs/y/index.md#b)\n\n| c |\n| --- |\n\n```js\nd\ne\n```\n\n---\n\nSource: https://docs.example/docs/x/\n'

const check = (text: string | undefined): string[] => {
  const head = '<link rel="canonical" href="https://docs.example/docs/x/"><script type="module"></script>'
  const files = new Map([
    ['docs/x/index.html', `${head}<main><div class="article"><div>${article}</div></div></main>`],
    ['docs/y/index.md', '# Y\n\n## <a id="b"></a>Part\n'],
    ...(text === undefined ? [] : [['docs/x/index.md', text] as const]),
  ])
  return findMarkdownProblems(
    { paths: [...files.keys()], read: (path) => Buffer.from(files.get(path) ?? '') },
    () => false,
  )
}

describe('[F-003] the check of Markdown versions', () => {
  test('accepts a complete one', () => {
    expect(check(markdown)).toEqual([])
  })

  test.each<[string, [string, string]]>([
    ['headings', ['## A', '### A']],
    ['headings', ['## A\n\n', '']],
    ['cells', ['| c |', '| x |']],
    ['code', ['d\ne', 'd\n\ne']],
    ['links', ['[y](https://docs.example/docs/y/index.md#b)', 'y']],
    ['links', ['index.md#b', 'index.md']],
    ['links', ['docs/y/index.md', 'docs/z/index.md']],
    ['leads to no heading', ['index.md#b', 'index.md#part']],
    ['<a id="x">', ['# X', '# X\n\n<a id="x"></a>']],
    ['</Card>', ['# X', '# X\n\na </Card> b']],
    ['{#a}', ['## A', '## A {#a}']],
    [':::note', ['# X', '# X\n\n:::note\n\na']],
    ['import A from', ['# X', "# X\n\nimport A from './a.mdx'"]],
    ['docent-link:1', ['# X', '# X\n\n[a](docent-link:1)']],
  ])('finds wrong %s: %j', (name, [from, to]) => {
    expect(markdown).toContain(from)
    expect(check(markdown.replace(from, to)).join('\n')).toContain(name)
  })

  test('finds a long one', () => {
    expect(check(markdown.replace('# X', `# X\n\n${'long '.repeat(10_000)}`))).toEqual([
      'docs/x/index.md has 50130 bytes.',
    ])
  })

  test('finds a missing one', () => {
    expect(check(undefined)).toEqual(['docs/x/index.md does not exist.'])
  })
})
