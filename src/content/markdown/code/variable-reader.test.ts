import { describe, expect, test } from 'vitest'
import type { Heading } from '../../../shared/site/page.ts'
import { createVariableReader } from './variable-reader.ts'

const section = (id: string): Heading => ({ depth: 2, id, text: id })

/** Returns `NAME from section` for each variable that a later section gets from the first. */
function list(first: string, second: string): string[] {
  const read = createVariableReader()
  read({ code: first, section: section('first') })
  return read({ code: second, section: section('second') }).flatMap((source) =>
    source.names.map((name) => `${name} from ${source.section.id}`),
  )
}

describe('[F-068] a variable of another section', () => {
  test.each([
    ['HOST=db.example', 'psql -h $HOST'],
    ['export HOST="db.example"', `curl "https://\${HOST}/"`],
    ['HOST=$(e2ectl db get 1)', 'psql -h "$HOST"'],
    ['HOST=$(curl --silent \\\n  https://api.example)', 'psql -h "$HOST"'],
    ['cd app && HOST=db', 'psql -h $HOST'],
    ['read -r HOST', 'psql -h $HOST'],
    ["read -rsp 'Host: ' HOST", 'psql -h $HOST'],
    ['HOST=a', 'echo $HOST\nHOST=b'],
    ['HOST=a', 'cat > host.txt <<END\n$HOST\nEND'],
    ['for HOST in a b; do ping $HOST; done\nHOST=a', 'echo $HOST'],
  ])('is found after %j in %j', (first, second) => {
    expect(list(first, second)).toEqual(['HOST from first'])
  })

  test.each([
    ['it sets itself', 'HOST=a', 'HOST=b\necho $HOST'],
    ['nothing sets', 'ls', 'echo $HOST'],
    ['a command gets alone', 'HOST=a psql', 'echo $HOST'],
    ['is escaped', 'HOST=a', 'echo \\$HOST'],
    ['a loop sets', 'for HOST in a b; do ping $HOST; done', 'echo $HOST'],
    ['a loop reads', 'list | while IFS= read -r HOST; do ping $HOST; done', 'echo $HOST'],
    ['its own loop sets', 'HOST=a', 'for HOST in a b; do ping $HOST; done'],
    ['a script sets', "cat > s.sh <<'END'\nHOST=a\nEND", 'echo $HOST'],
    ['a script reads', 'HOST=a', "cat > s.sh <<'END'\necho $HOST\nEND"],
    ['is another word', 'HOST=a', 'echo $HOSTNAME $host'],
    ['is in the text of another', 'MY_HOST=a', 'echo $HOST'],
  ])('is not one that %s', (_, first, second) => {
    expect(list(first, second)).toEqual([])
  })

  test('is named once on the page, if the first section sets it', () => {
    const read = createVariableReader('before')
    const look = (id: string, code: string) =>
      read({ code, section: section(id) }).flatMap(({ names }) => names)
    look('before', 'A=1\nB=1')
    look('first', 'C=1')
    expect(look('second', 'echo $A $C')).toEqual(['A', 'C'])
    expect(look('third', 'echo $A $B $C')).toEqual(['B', 'C'])
  })

  test('is named once in a section, with the section that sets it first', () => {
    const read = createVariableReader()
    const look = (id: string, code: string) => read({ code, section: section(id) })
    look('first', 'A=1\nB=1')
    look('second', 'A=2')
    expect(look('third', 'echo $A $B $A')).toEqual([{ names: ['A', 'B'], section: section('first') }])
    expect(look('third', 'echo $A')).toEqual([])
    expect(look('first', 'echo $A $B')).toEqual([])
  })
})
