import { expect, test } from 'vitest'
import { highlightLines } from './highlight.ts'

const highlight = (code: string): string => highlightLines(code, 'bash').join('\n')

test('the command of every line is highlighted, also after a pipe, in parentheses, and behind sudo', () => {
  expect(
    highlight(
      [
        '# Install',
        'sudo apt-get update && curl -s https://x.example/a-1.2 | tee out',
        'NODE_ID=$(e2ectl node create \\',
        '  --name web-1 --count 2)',
        'if [ "$STATE" = Running ]; then',
        '  echo "node ${NODE_ID} is up"',
        'fi',
      ].join('\n'),
    ),
  ).toMatchInlineSnapshot(`
    "<span class="c"># Install</span>
    <span class="f">sudo</span> <span class="f">apt-get</span> update &amp;&amp; <span class="f">curl</span> -s https://x.example/a-1.2 | <span class="f">tee</span> out
    <span class="p">NODE_ID=</span>$(<span class="f">e2ectl</span> node create \\
      --name web-1 --count <span class="n">2</span>)
    <span class="k">if</span> <span class="f">[</span> <span class="s">&quot;</span><span class="m">$STATE</span><span class="s">&quot;</span> = Running ]; <span class="k">then</span>
      <span class="f">echo</span> <span class="s">&quot;node </span><span class="m">\${NODE_ID}</span><span class="s"> is up&quot;</span>
    <span class="k">fi</span>"
  `)
})

test('JSON in quotes is highlighted as JSON', () => {
  expect(
    highlight(`curl -d '{
  "name": "web",
  "count": 2, "on": true
}' "$URL"`),
  ).toMatchInlineSnapshot(`
    "<span class="f">curl</span> -d <span class="s">&#39;</span>{
      <span class="p">&quot;name&quot;</span>: <span class="s">&quot;web&quot;</span>,
      <span class="p">&quot;count&quot;</span>: <span class="n">2</span>, <span class="p">&quot;on&quot;</span>: <span class="n">true</span>
    }<span class="s">&#39;</span> <span class="s">&quot;</span><span class="m">$URL</span><span class="s">&quot;</span>"
  `)
})

test('a here-document is text until its marker', () => {
  expect(highlight("cat > a.yml <<'EOF'\necho: 1\nEOF\nls")).toMatchInlineSnapshot(`
    "<span class="f">cat</span> &gt; a.yml <span class="s">&lt;&lt;&#39;EOF&#39;</span>
    <span class="s">echo: 1</span>
    <span class="s">EOF</span>
    <span class="f">ls</span>"
  `)
})

test('a name may contain a hash, a number, and an apostrophe in double quotes', () => {
  expect(highlight('e2ectl get a#b 2a 10 "it\'s"')).toMatchInlineSnapshot(
    `"<span class="f">e2ectl</span> get a#b 2a <span class="n">10</span> <span class="s">&quot;it&#39;s&quot;</span>"`,
  )
})

test.each([
  ['"never closed'],
  ["'never closed\nnext"],
  ["'{"],
  ['<<EOT\nnever closed'],
  ['$'],
  ['${'],
  ['\\'],
  ['|'],
  ['`a`'],
])('%j does not stop it', (code) => {
  expect(highlightLines(code, 'bash')).toHaveLength(code.split('\n').length)
})
