import { describe, expect, test } from 'vitest'
import { compileSource } from '../../../../tests/unit/compile-source.ts'

const html = (...lines: string[]): string => compileSource(lines.join('\n')).html

describe('code blocks', () => {
  test('code is escaped and carries token classes, no styles', () => {
    expect(html('```js', 'const a = "<b>" // &', '```')).toMatchInlineSnapshot(
      `"<figure class="code-block" data-language="js"><pre tabindex="0" role="group" aria-label="js"><code><span class="k">const</span> a = <span class="s">&quot;&lt;b&gt;&quot;</span> <span class="c">// &amp;</span></code></pre></figure>"`,
    )
  })

  test('a block without language, and an indented one, is plain text', () => {
    const plain =
      '<figure class="code-block" data-language="text"><pre tabindex="0" role="group" aria-label="text"><code>a &lt; b</code></pre></figure>'
    expect(html('```', 'a < b', '```')).toBe(plain)
    expect(compileSource('    a < b', { file: 'content/docs/a.md' }).html).toBe(plain)
  })

  test('the name of the language is escaped and in lower case', () => {
    expect(html('```JS', 'a', '```')).toContain('data-language="js"')
    expect(html('```"><b>', 'a', '```')).not.toContain('<b>')
  })

  test('title, wrapping and the first line number are on the block', () => {
    expect(html('```sh title="run & see.sh" wrap showLineNumbers=7', 'ls', '```')).toMatchInlineSnapshot(`
      "<figure class="code-block" data-language="sh"><figcaption class="code-title">run &amp; see.sh</figcaption><pre class="numbered wrapped" data-start="7" tabindex="0" role="group" aria-label="run &amp; see.sh"><code><span class="line"><span class="f">ls</span>
      </span></code></pre></figure>"
    `)
  })

  test('line numbers from 1 need no start', () => {
    expect(html('```text showLineNumbers', 'a', '```')).toContain('<pre class="numbered" tabindex="0"')
  })

  test('blocks of at least six lines have a line count, unless they wrap', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(html('```text', ...lines, '```')).toContain('data-language="text" data-lines="6">')
    expect(html('```text', ...lines.slice(1), '```')).not.toContain('data-lines')
    expect(html('```text wrap', ...lines, '```')).not.toContain('data-lines')
  })

  test('diff markers have no meaning in other languages', () => {
    expect(html('```text {1}', '+a', '-b', '```')).not.toMatch(/added|removed/)
  })

  test('highlighted lines are marked', () => {
    expect(html('```text {1,3}', 'a', 'b', 'c', '```')).toMatchInlineSnapshot(`
      "<figure class="code-block" data-language="text"><pre tabindex="0" role="group" aria-label="text"><code><span class="line highlighted">a
      </span><span class="line">b
      </span><span class="line highlighted">c
      </span></code></pre></figure>"
    `)
  })

  test('a diff marks added and removed lines', () => {
    expect(html('```diff', '+new', '-old', ' same', '```')).toMatchInlineSnapshot(`
      "<figure class="code-block" data-language="diff"><pre tabindex="0" role="group" aria-label="diff"><code><span class="line added"><span class="i">+new</span>
      </span><span class="line removed"><span class="d">-old</span>
      </span><span class="line"> same
      </span></code></pre></figure>"
    `)
  })

  test('braces, tags, and variables of other tools in code are not MDX', () => {
    expect(html('```text', '{{ .Values.x }} <Tabs> {a}', '```')).toContain('{{ .Values.x }} &lt;Tabs&gt; {a}')
    expect(html('`{{ .x }}` and `<Tabs>`')).toBe('<p><code>{{ .x }}</code> and <code>&lt;Tabs&gt;</code></p>')
  })
})

describe('magic comments', () => {
  test.each([
    ['js', '// highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['latex', '% highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['ini', '; highlight-next-line'],
  ])('in %s %s is removed and highlights the next line', (language, comment) => {
    const result = html(`\`\`\`${language}`, 'x', `  ${comment}`, 'y', 'z', '```')
    expect(result).not.toContain('highlight-')
    expect(
      [...result.matchAll(/class="line( highlighted)?"/g)].map(([, marked]) => marked !== undefined),
    ).toEqual([false, true, false])
  })

  test('a range highlights the lines between its ends', () => {
    const result = html('```js', 'a', '// highlight-start', 'b', 'c', '// highlight-end', 'd', '```')
    expect(
      [...result.matchAll(/class="line( highlighted)?"/g)].map(([, marked]) => marked !== undefined),
    ).toEqual([false, true, true, false])
  })

  test('other comments are kept', () => {
    expect(html('```js', '// highlight-later', 'a // highlight-next-line', '```')).toMatch(
      /highlight-later.*highlight-next-line/s,
    )
  })

  test('add to the lines of the fence, whose numbers ignore them', () => {
    const result = html('```text {3}', '# highlight-next-line', 'a', 'b', 'c', '```')
    expect(
      [...result.matchAll(/class="line( highlighted)?"/g)].map(([, marked]) => marked !== undefined),
    ).toEqual([true, false, true])
  })
})
