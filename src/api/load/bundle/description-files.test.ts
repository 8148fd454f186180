import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from '../../../../tests/new-folder.ts'
import { loadApi } from '../load-api.ts'

test('[R-031] a description in a file of text is part of the document', () => {
  const root = createFolder('texts')
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'api/texts'), { recursive: true })
  const file = 'api/openapi.yaml'
  const texts = {
    [file]: `openapi: 3.1.0
info: { title: A, version: '1', description: { $ref: texts/intro.md } }
tags:
  - name: Nodes
    description:
      $ref: ./texts/nodes.md
paths: { /a: { get: { tags: [Nodes], responses: { '200': { description: Done } } } } }
`,
    'api/texts/intro.md': '# Of {{name}}: read `a: b`',
    'api/texts/nodes.md': 'All *nodes*.',
  }
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(root, name), text)
  const { document, warnings } = loadApi(
    { id: 'a', label: 'A', path: '/api/a/', file, problems: 'warn' },
    { root, fill: (text) => ({ text: text.replace('{{name}}', 'Nodes'), problems: [] }) },
  )
  expect(document.description).toBe('# Of Nodes: read `a: b`')
  expect(document.groups[0]?.description).toBe('All *nodes*.')
  expect(warnings.map(({ kind, at }) => [kind, at.line])).toEqual([
    ['refs', 2],
    ['refs', 6],
  ])
})
