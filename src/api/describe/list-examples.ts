import type { MediaContent, Schema } from '../../shared/api/api-document.ts'
import { isJsonType } from '../../shared/api/http/media-type.ts'

type MediaExample = MediaContent['examples'][number]

/** Lists the examples of a body in the document or, if there are none, one that `create` generates from its schema. */
export function listExamples(
  { mediaType, schema, itemSchema, examples }: MediaContent,
  create: (schema: Schema) => unknown,
): readonly MediaExample[] {
  if (examples.length > 0) return examples
  const contentSchema = itemSchema ?? schema
  // The bytes of a file aren't readable.
  if (contentSchema === undefined || !isTextual(mediaType)) return []
  const value = create(contentSchema)
  return value === undefined ? [] : [{ name: '', summary: '', value }]
}

const isTextual = (mediaType: string): boolean =>
  isJsonType(mediaType) || /json|form|text\/event-stream/.test(mediaType)
