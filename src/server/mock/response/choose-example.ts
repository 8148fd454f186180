import type { ApiDocument, MediaContent } from '../../../shared/api/api-document.ts'
import { createSchemaExample } from '../../../shared/api/example/create-schema-example.ts'
import { writeExample } from '../../../shared/api/example/write-example.ts'

/** Returns the requested example, the first one, or a generated one. */
export function chooseExample(
  content: MediaContent,
  name: string | undefined,
  schemas: ApiDocument['schemas'],
): unknown {
  const { examples, schema, itemSchema } = content
  const example = examples.find((own) => own.name === name) ?? examples[0]
  const value =
    example === undefined
      ? (createSchemaExample(itemSchema ?? schema ?? false, schemas, { direction: 'response' }) ?? null)
      : example.value
  return writeExample(value, content, schemas)
}
