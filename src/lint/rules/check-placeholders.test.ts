import { describe, expect, test } from 'vitest'
import { lintText, sampleStyle } from '../../../tests/unit/review-text.ts'
import { checkPlaceholders } from './check-placeholders.ts'

const style = sampleStyle({ standard_variables: ['API_TOKEN'] })
const check = (text: string): string => lintText(text, { rule: checkPlaceholders, style })
const fence = (code: string, language = 'bash'): string => `\`\`\`${language}\n${code}\n\`\`\`\n`

describe('a variable', () => {
  test.each([
    'NODE_ID=12\nget "$NODE_ID"',
    'export NODE_ID=12 && get "${NODE_ID}"',
    'read -rs NODE_ID; get "$NODE_ID"',
    'read -r -p "ID: " NODE_ID\nget "$NODE_ID"',
    'while read -r NAME NODE_ID; do get "$NAME" "$NODE_ID"; done < nodes.txt',
    'for NODE_ID in 1 2; do get "$NODE_ID"; done',
    'get "$API_TOKEN"',
    'get \\$NODE_ID',
    'get "$node_id" $1',
  ])('is set before its use or needs no value: %s', (code) => {
    expect(check(fence(code))).toBe('')
  })

  test('may be set in an earlier sample', () => {
    expect(check(`${fence('NODE_ID=12')}\nText\n\n${fence('get "$NODE_ID"')}`)).toBe('')
  })

  test('that is never set is reported once per sample', () => {
    expect(check(fence('ls\nget "$NODE_ID"\nget "$NODE_ID"'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The sample uses \`$NODE_ID\`, but no earlier sample sets the variable.
        Set it in an earlier sample, with a value that the reader can look up: \`NODE_ID=…\`."
    `)
  })

  test('that is set too late is reported', () => {
    expect(check(fence('get "$NODE_ID"\nNODE_ID=12'))).toContain('uses `$NODE_ID`')
  })

  test('in a single-quoted body is reported, because the shell sends its name', () => {
    const code = `VM_ID=1\ncurl --data '{"vm_id": $VM_ID}' https://a.example`
    expect(check(fence(code))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The shell doesn't replace \`$VM_ID\` in single quotes, so the request sends the name.
        End the quotes around it: \`'"$VM_ID"'\`."
    `)
    expect(check(fence(code.replace('$VM_ID', `'"$VM_ID"'`)))).toBe('')
  })
})

describe('a placeholder', () => {
  test('in a file may be explained in the text or in a table', () => {
    expect(check(`${fence('id: <NODE_ID>', 'yaml')}\nReplace \`<NODE_ID>\` with the ID.`)).toBe('')
    expect(
      check(`${fence('id: <NODE_ID>', 'yaml')}\n| Name | Value |\n|---|---|\n| \`NODE_ID\` | The ID |`),
    ).toBe('')
  })

  test('in a file is reported if nothing explains it', () => {
    expect(check(fence('name: a\nid: <NODE_ID>', 'yaml'))).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:3
        The page doesn't explain the placeholder \`<NODE_ID>\`.
        Explain in the text where to find the value of \`<NODE_ID>\`."
    `)
  })

  test('in a command is reported, because a shell reads it as a redirection', () => {
    expect(check(`Find \`NODE_ID\` first.\n\n${fence('get "<NODE_ID>"')}`)).toMatchInlineSnapshot(`
      "content/docs/guide/page.mdx:4
        The command contains the placeholder \`<NODE_ID>\`.
        Use a shell variable, \`$NODE_ID\`, and set it in an earlier sample."
    `)
  })

  test.each([
    'NODE_ID="<NODE_ID>"',
    `curl --data '{"id": "<NODE_ID>"}' https://a.example`,
    "cat > file.yml <<'END'\nid: <NODE_ID>\nEND",
  ])('may be a value, or part of a body or a file: %s', (code) => {
    expect(check(`Find \`NODE_ID\` first.\n\n${fence(code)}`)).toBe('')
  })
})
