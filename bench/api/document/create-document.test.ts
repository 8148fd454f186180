import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { generateOpenApi } from './create-document.ts'
import type { JsonObject } from './fields.ts'

function operationIds(document: JsonObject): string[] {
  return Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((item) => Object.values(item))
    .map(({ operationId }) => operationId)
}

/** Names of schemas that a schema refers to. */
const listRefs = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name = '']) => name,
  )

function reaches(schemas: JsonObject, from: string, target: string): boolean {
  const seen = new Set<string>()
  const open = [from]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const found = listRefs(schemas[name])
    if (found.includes(target)) return true
    open.push(...found.filter((each) => !seen.has(each)))
    for (const each of found) seen.add(each)
  }
  return false
}

describe('the generated document', () => {
  test.each([1, 50, 1500])('has %i operations, each with its own id', (count) => {
    const ids = operationIds(generateOpenApi(count))
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  })

  test('is the same every time', () => {
    expect(JSON.stringify(generateOpenApi(200))).toBe(JSON.stringify(generateOpenApi(200)))
  })

  test('has thirty tags and hundreds of schemas, most of them recursive', () => {
    const { tags, components } = generateOpenApi(1500) as {
      tags: JsonObject[]
      components: { schemas: JsonObject }
    }
    const names = Object.keys(components.schemas)
    expect(tags).toHaveLength(30)
    expect(names.length).toBeGreaterThan(400)
    const sample = names.filter((_, index) => index % 20 === 0)
    const circular = sample.filter((name) => reaches(components.schemas, name, name))
    expect(circular.length).toBeGreaterThan(sample.length / 2)
  })

  test('conforms to the specification, and its examples match their schemas', async () => {
    const config = await createConfig({
      rules: {
        struct: 'error',
        'no-unresolved-refs': 'error',
        'operation-operationId-unique': 'error',
        'path-parameters-defined': 'error',
        'no-invalid-media-type-examples': 'error',
        'no-invalid-parameter-examples': 'error',
        'no-unused-components': 'error',
      },
    })
    const source = JSON.stringify(generateOpenApi(120))
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
  })

  test('refuses more operations than it has names for', () => {
    expect(() => generateOpenApi(1501)).toThrow('At most 1500 operations')
  })
})
