import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { noRelatedPages } from '../../../tests/unit/api-values.ts'
import { gardenApi } from '../../../tests/unit/garden-api.ts'
import type { ApiDocument, Schema } from '../../shared/api/api-document.ts'
import { formatSchemaMarkdown, formatSchemasMarkdown } from './format-api-markdown.ts'
import type { ApiMarkdownContext } from './markdown/format-related-links.ts'

const garden: ApiMarkdownContext = {
  document: gardenApi,
  siteUrl: 'https://docs.example',
  relatedPages: noRelatedPages,
}

const withSchemas = (schemas: ApiDocument['schemas']): ApiMarkdownContext => ({
  ...garden,
  document: { ...gardenApi, schemas },
})

/** Creates a description that takes about a thousandth of the limit. */
const filler = 'Words about plants. '.repeat(3)

describe('[R-031] Markdown', () => {
  test('of all schemas has each once, even if they contain each other', () => {
    const text = formatSchemasMarkdown(garden)
    expect(text.match(/^## .*/gm)).toEqual(['## Bed', '## Dig', '## Done', '## Owner', '## Rake'])
    expect(text).toContain('| `bed` | object (`Bed`) | A bed. |')
  })

  test('grows in proportion to the document even if its schemas are circular', () => {
    const names = Array.from({ length: 40 }, (_, index) => `S${index}`)
    const schemas = Object.fromEntries(
      names.map((name, index): [string, Schema] => {
        const next = { $ref: `#/components/schemas/${names[(index + 1) % names.length]}` }
        return [
          name,
          { type: 'object', properties: { left: next, right: next, all: { type: 'array', items: next } } },
        ]
      }),
    )
    expect(
      formatSchemasMarkdown(withSchemas(schemas))
        .split('\n')
        .filter((line) => line.startsWith('| `')),
    ).toHaveLength(120)
  })

  test('keeps the columns of tables for any cell text', () => {
    const schemas = parse(
      'A: { type: object, properties: { "a|b": { type: string, pattern: "^(x|y)$", description: "one\\ntwo | three" } } }',
    )
    const [line] = formatSchemasMarkdown(withSchemas(schemas)).match(/^\| `a.*/m) ?? []
    expect(line?.match(/(?<!\\)\|/g)).toHaveLength(4)
  })

  test('of a schema has those that it names, as its page does', () => {
    const text = formatSchemaMarkdown('Owner', garden)
    expect(text).toContain('| `bed` | object (`Bed`) | A bed. |')
    expect(text).toContain('## Schemas\n\n### Bed')
    expect(text).not.toContain('### Owner')
  })

  test('of a long schema links to those that it names', () => {
    const schemas = {
      ...garden.document.schemas,
      Owner: {
        description: 'Words. '.repeat(7000),
        properties: { bed: { $ref: '#/components/schemas/Bed' } },
      },
    }
    const text = formatSchemaMarkdown('Owner', withSchemas(schemas))
    expect(text).toContain('[Bed](https://docs.example/api/garden/schemas/Bed/index.md)')
    expect(text).not.toContain('### Bed')
  })

  test('of many schemas is a list of links', () => {
    const names = Array.from({ length: 300 }, (_, index) => `S${index}`)
    const schemas = Object.fromEntries(
      names.map((name): [string, Schema] => [
        name,
        { description: filler, properties: { a: { type: 'string', description: filler } } },
      ]),
    )
    const text = formatSchemasMarkdown(withSchemas(schemas))
    expect(Buffer.byteLength(text)).toBeLessThan(50_000)
    expect(text).toContain('- [S299](https://docs.example/api/garden/schemas/S299/index.md)')
  })
})
