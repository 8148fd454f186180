import type { Parameter } from '../../../shared/api/api-document.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { FieldLocation } from '../report.ts'
import type { Model } from './model.ts'
import { exampleIn, readExample } from './read-contents.ts'
import { readEntries, readItems, readTextField } from './read-fields.ts'

const styles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

/**
 * Reads the parameters of a path item and an operation. An operation's parameter overrides one with the same name and
 * location.
 */
export function readParameters(item: FieldLocation, operation: FieldLocation, model: Model): Parameter[] {
  const all = new Map<string, Parameter>()
  for (const fields of [...readItems(item.parameters), ...readItems(operation.parameters)])
    for (const parameter of readParameter(model.follow(fields), model))
      all.set(`${parameter.in} ${parameter.name}`, parameter)
  return [...all.values()]
}

function readParameter(fields: FieldLocation, model: Model): Parameter[] {
  const place = readTextField(fields.in)
  if (place === 'querystring') return readQueryString(fields, model)
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return []
  const [, content] = readEntries(fields.content)[0] ?? []
  const media = content === undefined ? undefined : model.follow(content)
  const schema = model.schema(fields.schema ?? media?.schema ?? true)
  const style = readTextField(fields.style) || styles[place]
  return [
    {
      name: readTextField(fields.name),
      in: place,
      isRequired: fields.required === true || place === 'path',
      isDeprecated: fields.deprecated === true,
      description: readTextField(fields.description),
      schema,
      style,
      explode: typeof fields.explode === 'boolean' ? fields.explode : style === 'form',
      example: readExample(fields, model) ?? (media && readExample(media, model)) ?? exampleIn(schema, model),
    },
  ]
}

/**
 * Reads `in: querystring` (OpenAPI 3.2), which describes the whole query as one object: each of its fields becomes a
 * query parameter. A schema that isn't an object becomes a single parameter.
 */
function readQueryString(fields: FieldLocation, model: Model): Parameter[] {
  const [, content] = readEntries(fields.content)[0] ?? []
  const media = content === undefined ? {} : model.follow(content)
  const schema = model.followSchema(model.schema(media.schema ?? true))
  const base = { in: 'query', style: 'form', explode: true } as const
  const whole = readExample(media, model) ?? readExample(fields, model)
  if (typeof schema === 'boolean' || schema.properties === undefined) {
    const { name, description, required, deprecated } = fields
    const [isRequired, isDeprecated] = [required === true, deprecated === true]
    const said = {
      name: readTextField(name),
      description: readTextField(description),
      schema,
      example: whole,
    }
    return [{ ...base, ...said, isRequired, isDeprecated }]
  }
  return Object.entries(schema.properties).map(([name, property]) => {
    const known = model.followSchema(property)
    return {
      ...base,
      name,
      isRequired: schema.required?.includes(name) === true,
      isDeprecated: typeof known === 'object' && known.deprecated === true,
      description: typeof known === 'object' ? readTextField(known.description) : '',
      schema: property,
      example: isObject(whole) ? whole[name] : exampleIn(property, model),
    }
  })
}
