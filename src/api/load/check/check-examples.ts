import { mapWithTimeLimit } from '../../../safeguards/time-limit.ts'
import { isJsonType } from '../../../shared/api/http/media-type.ts'
import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import { getValidator, type SchemaValidator } from '../../../shared/api/validation/get-validator.ts'
import type { DocumentModel } from '../model/document-model.ts'
import { followRef } from '../model/follow-ref.ts'
import { readEntries } from '../model/read-fields.ts'
import type { OpenApiObject, ReportTarget } from '../report-problem.ts'
import { explainMismatch } from './explain-mismatch.ts'
import { walkOpenApiObjects } from './walk-openapi-objects.ts'

/** An example and its position in the document. */
interface DocumentExample {
  value: unknown
  target: ReportTarget
}

/**
 * Checks the examples of bodies, parameters, headers, and schemas against their schemas. `$ref`s are looked up, never
 * inlined, so that a schema may contain itself. `circular` lists the schemas that can't validate anything.
 */
export function checkExamples(model: DocumentModel, circular: ReadonlySet<string>): void {
  const schemas = { ...model.schemas, ...Object.fromEntries([...circular].map((name) => [name, true])) }
  const checks: ExampleCheck[] = []
  const addChecks = (schema: unknown, examples: readonly DocumentExample[], side: MessageDirection): void => {
    if (schema === undefined) return
    for (const example of examples) checks.push({ schema, example, validator: getValidator(schemas, side) })
  }
  walkOpenApiObjects(model.document, ({ object, fields, side }) => {
    if (object === 'schema') return addChecks(fields, listSchemaExamples(fields), 'both')
    if (object === 'parameter' || object === 'header')
      addChecks(fields.schema, listExamples(fields, model), side)
    for (const [mediaType, written] of readEntries(fields.content)) {
      const media = followRef(written, model.document)
      const examples = listExamples(media, model).filter(
        // A string in a format other than JSON isn't the value that its schema describes.
        ({ value }) => typeof value !== 'string' || isJsonType(mediaType),
      )
      addChecks(media.schema, examples, side)
    }
  })
  mapWithTimeLimit(checks, {
    milliseconds: maxExampleSeconds * 1000,
    work: (check) => checkExampleSafely(check, model),
    onTimeout: ({ example }) => reportSlowExample(example, model),
  })
}

/** Time limit for one example. A pattern may backtrack for years. */
const maxExampleSeconds = 2

interface ExampleCheck {
  schema: unknown
  example: DocumentExample
  validator: SchemaValidator
}

function reportSlowExample({ target }: DocumentExample, { report }: DocumentModel): void {
  report.addWarning('examples', target, {
    problem: 'Validating the example takes too long.',
    fix: 'Simplify the schema, especially nested repetition such as `(a+)+` in its patterns.',
  })
}

/** Validates one example. Deeply nested shapes can produce more errors than the validator can return (`RangeError`). */
function checkExampleSafely(check: ExampleCheck, model: DocumentModel): void {
  try {
    checkExample(check, model)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    reportSlowExample(check.example, model)
  }
}

function checkExample(
  { schema, example: { value, target }, validator }: ExampleCheck,
  model: DocumentModel,
): void {
  const errors = validator.validate(value, model.translateSchema(schema))
  if (errors.length === 0) return
  const { path, problem } = explainMismatch(errors, value)
  const field = path.length === 0 ? 'The example' : `\`${path.join('.')}\` of the example`
  model.report.addWarning('examples', [...target, ...path] as unknown as ReportTarget, {
    problem: `${field} ${problem}.`,
    fix: 'Correct the example or its schema.',
  })
}

function listSchemaExamples(schema: OpenApiObject): DocumentExample[] {
  const examples = Array.isArray(schema.examples) ? schema.examples : []
  return [
    ...('example' in schema ? [{ value: schema.example, target: [schema, 'example'] as const }] : []),
    ...examples.map((value, index) => ({ value, target: [schema, 'examples', index] as const })),
  ]
}

function listExamples(fields: OpenApiObject, { document }: DocumentModel): DocumentExample[] {
  const namedExamples = readEntries(fields.examples).flatMap(([, written]) => {
    const example = followRef(written, document)
    return ['dataValue', 'value']
      .filter((key) => key in example)
      .map((key) => ({ value: example[key], target: [example, key] as const }))
  })
  return 'example' in fields
    ? [{ value: fields.example, target: [fields, 'example'] as const }, ...namedExamples]
    : namedExamples
}
