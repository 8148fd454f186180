import { Validator } from '@cfworker/json-schema'
import { parse as parseShell } from 'sh-syntax'
import { describe, expect, test } from 'vitest'
import { createRequestSpec } from '../../../src/api/request/create-request-spec.ts'
import {
  createExampleValues,
  createRequest,
  getParameterKey,
} from '../../../src/shared/api/create-request.ts'
import { createSchemaExample } from '../../../src/shared/api/example/create-schema-example.ts'
import { sampleLanguages } from '../../../src/shared/samples/sample-languages.ts'
import { realDocuments } from '../real-documents.ts'
import { wholeSchema } from '../schema-validator.ts'
import { grammars } from './grammars.ts'

describe.each(realDocuments)('$label', (document) => {
  const requests = document.operations
    .filter(({ isWebhook }) => !isWebhook)
    .map((operation) => {
      const spec = createRequestSpec(operation, document)
      return {
        id: operation.id,
        spec,
        request: createRequest(spec, createExampleValues(spec), { hasPlaceholders: true }),
      }
    })

  test('has operations', () => {
    expect(requests.length).toBeGreaterThan(50)
  })

  test.each(sampleLanguages.filter(({ id }) => id !== 'curl'))(
    '[R-031] the sample of each operation parses in $label',
    async ({ id, write }) => {
      const mistakes = await Promise.all(
        requests.map(async ({ id: operation, request }) => {
          const mistake = await grammars[id]?.findMistake(write(request))
          return mistake === undefined ? [] : [`${operation}: ${mistake}`]
        }),
      )
      expect(mistakes.flat()).toEqual([])
    },
  )

  test('[R-031] the sample of each operation parses in cURL', async () => {
    const [curl] = sampleLanguages
    const script = requests.map(({ id, request }) => `${curl?.write(request)} # ${id}`).join('\n')
    // One script: an unclosed quote swallows the next sample, so their number reveals it too.
    const { Stmts } = await parseShell(script)
    expect(Stmts).toHaveLength(requests.length)
  })

  test('[R-031] the sample of each operation has everything that the operation needs', () => {
    const missing = requests.flatMap(({ id, spec, request }) => {
      const { parameters, body } = createExampleValues(spec)
      const empty = spec.parameters
        .filter(({ isRequired }) => isRequired)
        .map(getParameterKey)
        .filter((key) => (parameters[key] ?? '').trim() === '')
      const lacksBody = spec.body?.isRequired === true && spec.body.files === undefined && !body?.trim()
      const unfilled = /YOUR_(?!API_KEY|AUTH_TOKEN)|[{}]/.test(request.url) ? [request.url] : []
      return [...empty, ...unfilled, ...(lacksBody ? ['body'] : [])].map((name) => `${id}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  test('[R-031] the body of each sample fits its schema', () => {
    const wrong = requests.flatMap(({ id, spec, request }) => {
      const { body } = request
      if (spec.body?.schema === undefined || body?.kind !== 'json') return []
      const { valid, errors } = new Validator(wholeSchema(spec.body.schema, document)).validate(body.value)
      return valid ? [] : [`${id}: ${errors.at(-1)?.error}`]
    })
    expect(wrong).toEqual([])
  })

  test('an example made from each schema fits it', () => {
    const wrong = Object.entries(document.schemas).flatMap(([name, schema]) => {
      const { valid, errors } = new Validator(wholeSchema(schema, document)).validate(
        createSchemaExample(schema, document.schemas),
      )
      return valid ? [] : [`${name}: ${errors.at(-1)?.error}`]
    })
    expect(wrong).toEqual([])
  })
})
