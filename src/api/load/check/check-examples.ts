import { type Schema as KnownSchema, type OutputUnit, validate } from '@cfworker/json-schema'
import { mapWithin } from '../../../limits/time-limit.ts'
import type { Schema } from '../../../shared/api/api-document.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import { followRef } from '../model/follow-ref.ts'
import type { Model } from '../model/model.ts'
import { readEntries } from '../model/read-fields.ts'
import type { FieldLocation, ReportPlace } from '../report.ts'
import { explainMismatch } from './explain-mismatch.ts'
import { createRelax } from './relax-required.ts'
import { type MessageSide, walkShapes } from './walk-shapes.ts'

/** An example and its position in the document. */
interface WrittenExample {
  value: unknown
  place: ReportPlace
}

/** Validates a value. Returns undefined if it matches. */
type Validate = (value: unknown, schema: Schema) => OutputUnit[] | undefined

/**
 * Checks the examples of bodies, parameters, headers, and schemas against their schemas. `$ref`s are looked up, never
 * inlined, so that a schema may contain itself. `circular` lists the `$ref`s that can't validate anything.
 */
export function checkExamples(model: Model, circular: ReadonlySet<string>): void {
  const validators = new Map<MessageSide, Validate>()
  const validatorFor = (side: MessageSide): Validate => {
    const known = validators.get(side) ?? createValidate(side, model, circular)
    validators.set(side, known)
    return known
  }
  const checks: ExampleCheck[] = []
  const plan = (schema: unknown, examples: readonly WrittenExample[], side: MessageSide): void => {
    if (schema === undefined) return
    for (const example of examples) checks.push({ schema, example, validate: validatorFor(side) })
  }
  walkShapes(model.document, ({ shape, fields, side }) => {
    if (shape === 'schema') return plan(fields, examplesOfSchema(fields), 'either')
    if (shape === 'parameter' || shape === 'header') plan(fields.schema, listExamples(fields, model), side)
    for (const [mediaType, written] of readEntries(fields.content)) {
      const media = followRef(written, model.document)
      const examples = listExamples(media, model).filter(
        // A string in a format other than JSON isn't the value that its schema describes.
        ({ value }) => typeof value !== 'string' || isJsonType(mediaType),
      )
      plan(media.schema, examples, side)
    }
  })
  mapWithin(checks, {
    milliseconds: exampleSeconds * 1000,
    work: (check) => tryExample(check, model),
    onTimeout: ({ example }) => reportSlowExample(example, model),
  })
}

/** Time limit for one example. A pattern may backtrack for years. */
const exampleSeconds = 2

interface ExampleCheck {
  schema: unknown
  example: WrittenExample
  validate: Validate
}

function reportSlowExample({ place }: WrittenExample, { report }: Model): void {
  report.add(
    place,
    `Validating the example takes too long.`,
    'Simplify the schema, especially nested repetition such as `(a+)+` in its patterns.',
  )
}

/**
 * Creates a validator that finds a schema by its `$ref`, as long as nothing else is written into the schemas. It then
 * doesn't have to walk all schemas for every example.
 */
function createValidate(side: MessageSide, model: Model, circular: ReadonlySet<string>): Validate {
  const relax = createRelax(side, model)
  const lookup: Record<string, KnownSchema | boolean> = Object.create(null)
  for (const [reference, schema] of model.schemas)
    lookup[reference] = circular.has(reference) ? true : known(relax(schema))
  return (value, schema) => {
    const { valid, errors } = validate(value, known(relax(schema)), '2020-12', lookup, false)
    return valid ? undefined : errors
  }
}

/** Casts to the validator's type. `checkSchema` has already checked the types. */
const known = (schema: Schema): KnownSchema | boolean => schema as KnownSchema | boolean

/** Validates one example. Deeply nested shapes can produce more errors than the validator can return (`RangeError`). */
function tryExample(check: ExampleCheck, model: Model): void {
  try {
    checkExample(check, model)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    reportSlowExample(check.example, model)
  }
}

function checkExample({ schema, example: { value, place }, validate }: ExampleCheck, model: Model): void {
  const errors = validate(value, model.schema(schema))
  if (errors === undefined) return
  const { path, problem } = explainMismatch(errors, value)
  const field = path.length === 0 ? 'The example' : `\`${path.join('.')}\` of the example`
  model.report.add(
    [...place, ...path] as unknown as ReportPlace,
    `${field} ${problem}.`,
    'Correct the example or its schema.',
  )
}

function examplesOfSchema(schema: FieldLocation): WrittenExample[] {
  const examples = Array.isArray(schema.examples) ? schema.examples : []
  return [
    ...('example' in schema ? [{ value: schema.example, place: [schema, 'example'] as const }] : []),
    ...examples.map((value, index) => ({ value, place: [schema, 'examples', index] as const })),
  ]
}

function listExamples(fields: FieldLocation, { document }: Model): WrittenExample[] {
  const named = readEntries(fields.examples).flatMap(([, written]) => {
    const example = followRef(written, document)
    return ['dataValue', 'value']
      .filter((key) => key in example)
      .map((key) => ({ value: example[key], place: [example, key] as const }))
  })
  return 'example' in fields
    ? [{ value: fields.example, place: [fields, 'example'] as const }, ...named]
    : named
}
