import { Validator } from '@cfworker/json-schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeSchema } from '../../../src/api/describe/schema/describe-schema.ts'
import { createSchemaExample } from '../../../src/shared/api/example/create-schema-example.ts'
import { isLongAttack } from '../../server/attack/is-long-attack.ts'
import { sampleDescribeContext } from '../../unit/api-values.ts'
import { type SatisfiableSchema, satisfiableSchema } from './arbitrary-schema.ts'
import { listViewProblems } from './list-view-problems.ts'

type PlainSchema = ConstructorParameters<typeof Validator>[0]

/** Validates with the library alone. */
function listErrors(value: unknown, { schema, schemas }: SatisfiableSchema): string[] {
  const whole: PlainSchema = JSON.parse(JSON.stringify({ allOf: [schema], components: { schemas } }))
  const plain = new Validator(whole, '2020-12', false)
  return plain.validate(value).errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`)
}

/** The search for an example isn't complete, so random schemas are for long runs: one in some thousands fails. */
const runs = isLongAttack ? { numRuns: 5000 } : { numRuns: 500, seed: 1 }

describe('[R-031] an example of any schema that has a valid value', () => {
  test('is valid', () => {
    fc.assert(
      fc.property(satisfiableSchema, (satisfiable) => {
        expect(listErrors(satisfiable.witness, satisfiable)).toEqual([])
        const example = createSchemaExample(satisfiable.schema, satisfiable.schemas)
        expect(example).toBeDefined()
        expect(listErrors(example, satisfiable)).toEqual([])
      }),
      runs,
    )
  })

  test('matches what its page prints', () => {
    fc.assert(
      fc.property(satisfiableSchema, ({ schema, schemas }) => {
        const context = sampleDescribeContext({ schemas })
        const view = describeSchema(schema, { direction: 'both', anchor: 'body' }, context)
        const example = createSchemaExample(schema, schemas)
        expect(listViewProblems(example, view, context)).toEqual([])
      }),
      runs,
    )
  })
})
