import type { ApiParameter } from '../../../shared/api/api-document.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { isObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import type { DocumentModel } from './document-model.ts'
import { listPlaceholders } from './path-key.ts'
import {
  listNamed,
  readExample,
  readExamples,
  readOutsideExamples,
  readSchemaExample,
} from './read-bodies.ts'
import { readAnnotatedText } from './read-description.ts'
import { readEntries, readItems, readTextField } from './read-fields.ts'

const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

/** OpenAPI ignores these: media types and security schemes describe them. */
const ignoredHeaders = /^(accept|content-type|authorization)$/i

/**
 * Reads the parameters of a path item and an operation. An operation's parameter overrides one with the same name and
 * location.
 */
export function readParameters(
  item: OpenApiObject,
  operation: OpenApiObject,
  model: DocumentModel,
): ApiParameter[] {
  const parametersByKey = new Map<string, ApiParameter>()
  for (const fields of [...readItems(item.parameters), ...readItems(operation.parameters)])
    for (const parameter of readParameter(model.follow(fields), model))
      parametersByKey.set(`${parameter.in} ${parameter.name}`, parameter)
  return [...parametersByKey.values()]
}

function readParameter(fields: OpenApiObject, model: DocumentModel): ApiParameter[] {
  const location = readTextField(fields.in)
  if (location === 'querystring') return readQueryString(fields, model)
  if (location !== 'path' && location !== 'query' && location !== 'header' && location !== 'cookie') return []
  // Reported. Nothing can be sent under it.
  if (fields.name === '') return []
  if (location === 'header' && ignoredHeaders.test(readTextField(fields.name))) return []
  const [mediaType, content] = readEntries(fields.content)[0] ?? []
  const media = content === undefined ? undefined : model.follow(content)
  const schema = model.translateSchema(fields.schema ?? media?.schema ?? true)
  const style = readTextField(fields.style) || defaultStyles[location]
  const examples = [fields, ...(media === undefined ? [] : [media])].flatMap((own) =>
    readExamples(own, model),
  )
  return [
    {
      name: readTextField(fields.name),
      in: location,
      isRequired: fields.required === true || location === 'path',
      isDeprecated: fields.deprecated === true,
      description: readAnnotatedText(fields),
      schema,
      style,
      explode:
        typeof fields.explode === 'boolean' ? fields.explode : style === 'form' || style === 'deepObject',
      allowReserved: fields.allowReserved === true,
      ...(location === 'query' && fields.allowEmptyValue === true && { allowEmptyValue: true }),
      mediaType,
      example: fields.example ?? examples[0]?.value ?? readSchemaExample(schema, model),
      ...listNamed(examples),
      ...readOutsideExamples(media ?? fields, model),
    },
  ]
}

/**
 * Reads `in: querystring` (OpenAPI 3.2), which describes the whole query as one object: each of its fields becomes a
 * query parameter. A schema that isn't an object becomes a single parameter.
 */
function readQueryString(fields: OpenApiObject, model: DocumentModel): ApiParameter[] {
  const [, content] = readEntries(fields.content)[0] ?? []
  const media = content === undefined ? {} : model.follow(content)
  const schema = model.translateSchema(media.schema ?? true)
  const { properties, required = [] } = flattenSchema(schema, model.schemas).keywords
  const base = {
    in: 'query',
    style: 'form',
    explode: true,
    allowReserved: false,
    mediaType: undefined,
  } as const
  const queryExample = readExample(media, model) ?? readExample(fields, model)
  if (properties === undefined) {
    const { name, description, required: isRequired, deprecated } = fields
    return [
      {
        ...base,
        name: readTextField(name),
        isRequired: isRequired === true,
        isDeprecated: deprecated === true,
        description: readTextField(description),
        schema,
        example: queryExample,
      },
    ]
  }
  return Object.entries(properties).map(([name, property]) => {
    const { deprecated, description } = flattenSchema(property, model.schemas).keywords
    return {
      ...base,
      name,
      isRequired: required.includes(name),
      isDeprecated: deprecated === true,
      description: readTextField(description),
      schema: property,
      example: isObject(queryExample) ? queryExample[name] : readSchemaExample(property, model),
    }
  })
}

/** Reads the texts about whole queries. A query without fields is a parameter, which has its text. */
export const readQueryDescription = (
  written: readonly OpenApiObject[],
  parameters: readonly ApiParameter[],
  { follow }: DocumentModel,
): string =>
  written
    .map((fields) => follow(fields))
    .filter((fields) => fields.in === 'querystring' && parameters.every(({ name }) => name !== fields.name))
    .map(readAnnotatedText)
    .join('\n\n')

/** Drops the path parameters that a path doesn't contain, and adds parameters that nothing describes. */
export function fitPathParameters(parameters: readonly ApiParameter[], path: string): ApiParameter[] {
  const placeholders = new Set(listPlaceholders(path))
  const described = parameters.filter(
    (parameter) => parameter.in !== 'path' || placeholders.has(parameter.name),
  )
  const names = new Set(described.flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : [])))
  const missing = [...placeholders].filter((name) => !names.has(name))
  return [...missing.map(createPathParameter), ...described]
}

const createPathParameter = (name: string): ApiParameter => ({
  name,
  in: 'path',
  isRequired: true,
  isDeprecated: false,
  description: '',
  schema: { type: 'string' },
  style: 'simple',
  explode: false,
  allowReserved: false,
  mediaType: undefined,
  example: undefined,
})
