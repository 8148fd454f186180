import { describe, expect, test } from 'vitest'
import { noRelatedPages } from '../../../tests/unit/api-values.ts'
import { gardenApi } from '../../../tests/unit/garden-api.ts'
import { formatGroupMarkdown, formatOperationMarkdown } from './format-api-markdown.ts'
import type { ApiMarkdownContext } from './markdown/format-related-links.ts'

const garden: ApiMarkdownContext = {
  document: gardenApi,
  siteUrl: 'https://docs.example',
  relatedPages: noRelatedPages,
}

describe('[R-031] Markdown', () => {
  test('of a group has its operations in full and each schema that they name once', () => {
    expect(formatGroupMarkdown(gardenApi.groups[0], garden)).toMatchInlineSnapshot(`
      "Where plants grow.

      ## List beds

      \`GET /beds/\`, operation \`listBeds\`

      All | of them.

      Credentials: bearer token in the header \`Authorization\` and API key in the query parameter \`apikey\`.

      ### Parameters

      | Name | In | Type | Required | Description | Example |
      | --- | --- | --- | --- | --- | --- |
      | \`page\` | query | integer |  | Number of the page. At least 1. Default: \`1\`. | \`2\` |
      | \`size\` | query | string | yes | One of \`small\`, \`large\`. | \`"small"\` |
      | \`X-Trace\` | header | string |  |  |  |

      ### Example

      \`\`\`sh
      curl 'https://api.garden.example/v1/beds/?apikey=YOUR_API_KEY&page=2&size=small' \\
        --header 'Authorization: Bearer YOUR_AUTH_TOKEN'
      \`\`\`

      ### Responses

      #### 200

      The beds.

      | Field | Type | Required | Description |
      | --- | --- | --- | --- |
      | \`[].name\` | string | yes | Name of the bed. At most 20 characters. |
      | \`[].soil\` | object |  |  |
      | \`[].soil.ph\` | number |  | Acidity. |
      | \`[].neighbors\` | list of objects (\`Bed\`) |  |  |
      | \`[].owner\` | object (\`Owner\`) |  |  |

      \`\`\`json
      [
        {
          "name": "roses"
        }
      ]
      \`\`\`

      #### Other responses

      - \`404\`: No such bed.

      \`404\`:

      \`\`\`json
      {
        "message": "Not found"
      }
      \`\`\`

      ## Create a bed

      \`POST /beds/\`, operation \`createBed\`

      **Deprecated.**

      Credentials: bearer token in the header \`Authorization\` and API key in the query parameter \`apikey\`.

      ### Body

      Sent as \`application/json\`.

      | Field | Type | Required | Description |
      | --- | --- | --- | --- |
      | \`name\` | string | yes | Name of the bed. At most 20 characters. |
      | \`soil\` | object |  |  |
      | \`soil.ph\` | number |  | Acidity. |
      | \`neighbors\` | list of objects (\`Bed\`) |  |  |
      | \`owner\` | object (\`Owner\`) |  |  |

      ### Example

      \`\`\`sh
      curl --request POST \\
        --url 'https://api.garden.example/v1/beds/?apikey=YOUR_API_KEY' \\
        --header 'Authorization: Bearer YOUR_AUTH_TOKEN' \\
        --header 'Content-Type: application/json' \\
        --data '{
          "name": "roses"
        }'
      \`\`\`

      ### Responses

      #### 201

      Created.

      Command line: \`garden bed create\`

      ## Open the gate

      \`GET /open\`, operation \`openGate\`

      Needs no credentials.

      ### Example

      \`\`\`sh
      curl 'https://api.garden.example/v1/open'
      \`\`\`

      ### Responses

      #### 204

      Open.

      ## Schemas

      ### Bed

      A bed.

      | Field | Type | Required | Description |
      | --- | --- | --- | --- |
      | \`name\` | string | yes | Name of the bed. At most 20 characters. |
      | \`soil\` | object |  |  |
      | \`soil.ph\` | number |  | Acidity. |
      | \`neighbors\` | list of objects (\`Bed\`) |  |  |
      | \`owner\` | object (\`Owner\`) |  |  |

      ### Owner

      | Field | Type | Description |
      | --- | --- | --- |
      | \`bed\` | object (\`Bed\`) | A bed. |"
    `)
  })

  test('of an operation is complete on its own', () => {
    const rake = gardenApi.operations.find(({ id }) => id === 'rakeBed')
    const text = rake === undefined ? '' : formatOperationMarkdown(rake, garden)
    expect(text).toMatch(/^## Parameters$/m)
    expect(text).toContain('`PUT /beds/{bed_id}/actions/ (type: "rake")`, operation `rakeBed`')
    expect(text).toContain('| `type` | string | yes | Always `rake`. |')
    expect(text).toContain("--url 'https://api.garden.example/v1/beds/7/actions/?apikey=YOUR_API_KEY'")
  })

  test('of an error has its headers with their descriptions', () => {
    const [first] = garden.document.operations
    if (first === undefined) throw new Error('The garden has no operations.')
    const headers = [
      {
        name: 'retry-after',
        description: 'Seconds to wait.',
        schema: { type: 'integer' } as const,
        isRequired: false,
        isDeprecated: false,
        example: undefined,
      },
    ]
    const responses = [{ status: '429', description: 'Too many.', headers, contents: [] }]
    const text = formatOperationMarkdown({ ...first, responses }, garden)
    expect(text).toContain('Response headers (429):\n\n| Name | Type | Description |')
    expect(text).toContain('| `retry-after` | integer | Seconds to wait. |')
  })

  /** Creates a description that takes about a thousandth of the limit. */
  const filler = 'Words about plants. '.repeat(3)

  test('that would be longer than assistants read is a list of links', () => {
    const group = gardenApi.groups[0]
    const operations = gardenApi.operations.map((operation) => ({
      ...operation,
      description: filler.repeat(900),
    }))
    const long = { ...garden, document: { ...gardenApi, operations } }
    const text = formatGroupMarkdown(group, long)
    expect(Buffer.byteLength(text)).toBeLessThan(50_000)
    expect(text).toContain(
      '- [List beds](https://docs.example/api/garden/beds/listBeds/index.md): `GET /beds/`',
    )
  })
})
