import type { MediaContent, Schema, Schemas } from '../../shared/api/api-document.ts'
import { writeExample } from '../../shared/api/example/write-example.ts'
import { isJsonType } from '../../shared/api/http/media-type.ts'

type MediaExample = MediaContent['examples'][number]

/** Lists the examples of a body in the document or, if there are none, one that `create` generates from its schema. */
export function listExamples(
  content: MediaContent,
  create: (schema: Schema) => unknown,
  schemas: Schemas,
): readonly MediaExample[] {
  const { mediaType, schema, itemSchema, examples } = content
  const contentSchema = itemSchema ?? schema
  const write = (value: unknown): unknown => writeExample(value, content, schemas)
  if (examples.length > 0) return examples.map((example) => ({ ...example, value: write(example.value) }))
  // The bytes of a file aren't readable.
  if (contentSchema === undefined || !isTextual(mediaType)) return []
  const value = create(contentSchema)
  return value === undefined ? [] : [{ name: '', summary: '', value: write(value) }]
}

const isTextual = (mediaType: string): boolean =>
  isJsonType(mediaType) || /json|form|xml|multipart|text\/event-stream/.test(mediaType)
