import { expect, test } from 'vitest'
import { highlightLines } from './highlight.ts'

test('Terraform is highlighted', () => {
  const code = `# comment
resource "e2e_node" "web" { // more
  name  = "web-\${var.x}"
  count = 2
  tags  = [for t in var.tags : upper(t)]
  ok    = true
  disk {
    size = -1.5
  }
  script = <<-EOT
    resource = true
    EOT
}
/* a
   b */ module "m" {}`
  expect(highlightLines(code, 'hcl').join('\n')).toMatchInlineSnapshot(`
    "<span class="c"># comment</span>
    <span class="k">resource</span> <span class="s">&quot;e2e_node&quot;</span> <span class="s">&quot;web&quot;</span> { <span class="c">// more</span>
      <span class="p">name</span>  = <span class="s">&quot;web-\${var.x}&quot;</span>
      <span class="p">count</span> = <span class="n">2</span>
      <span class="p">tags</span>  = [<span class="k">for</span> t <span class="k">in</span> var.tags : <span class="f">upper</span>(t)]
      <span class="p">ok</span>    = <span class="n">true</span>
      <span class="t">disk</span> {
        <span class="p">size</span> = <span class="n">-1.5</span>
      }
      <span class="p">script</span> = <span class="s">&lt;&lt;-EOT</span>
    <span class="s">    resource = true</span>
    <span class="s">    EOT</span>
    }
    <span class="c">/* a</span>
    <span class="c">   b */</span> <span class="k">module</span> <span class="s">&quot;m&quot;</span> {}"
  `)
})

test.each([['"never closed'], ['<<EOT\nnever closed'], ['/* never closed'], ['resource'], ['==']])(
  '%j does not stop it',
  (code) => {
    expect(highlightLines(code, 'hcl')).toHaveLength(code.split('\n').length)
  },
)
