import type { ApiDocument, MediaContent } from '../../../shared/api/api-document.ts'
import { createSchemaExample } from '../../../shared/api/example/create-schema-example.ts'
import { formatXml } from '../../../shared/api/example/format-xml.ts'
import { isXmlType } from '../../../shared/api/http/media-type.ts'

/** Returns the requested example, the first one, or a generated one. */
export function chooseExample(
  { examples, schema, itemSchema, mediaType }: MediaContent,
  name: string | undefined,
  schemas: ApiDocument['schemas'],
): unknown {
  const example = examples.find((own) => own.name === name) ?? examples[0]
  const exampleSchema = itemSchema ?? schema ?? false
  const value =
    example === undefined
      ? (createSchemaExample(exampleSchema, schemas, { direction: 'response' }) ?? null)
      : example.value
  return isXmlType(mediaType) && typeof value !== 'string' ? formatXml(value, exampleSchema, schemas) : value
}
