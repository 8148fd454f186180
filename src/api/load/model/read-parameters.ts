import type { Parameter } from '../../../shared/api/api-document.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields } from '../report.ts'
import type { Model } from './model.ts'
import { exampleIn, exampleOf } from './read-contents.ts'
import { entriesOf, itemsOf, textOf } from './read-fields.ts'

const styles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

/**
 * Reads the parameters of a path item and an operation. An operation's parameter overrides one with the same name and
 * location.
 */
export function readParameters(item: Fields, operation: Fields, model: Model): Parameter[] {
  const all = new Map<string, Parameter>()
  for (const fields of [...itemsOf(item.parameters), ...itemsOf(operation.parameters)])
    for (const parameter of readParameter(model.follow(fields), model))
      all.set(`${parameter.in} ${parameter.name}`, parameter)
  return [...all.values()]
}

function readParameter(fields: Fields, model: Model): Parameter[] {
  const place = textOf(fields.in)
  if (place === 'querystring') return readQueryString(fields, model)
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return []
  const [, content] = entriesOf(fields.content)[0] ?? []
  const media = content === undefined ? undefined : model.follow(content)
  const schema = model.schema(fields.schema ?? media?.schema ?? true)
  const style = textOf(fields.style) || styles[place]
  return [
    {
      name: textOf(fields.name),
      in: place,
      isRequired: fields.required === true || place === 'path',
      isDeprecated: fields.deprecated === true,
      description: textOf(fields.description),
      schema,
      style,
      explode: typeof fields.explode === 'boolean' ? fields.explode : style === 'form',
      example: exampleOf(fields, model) ?? (media && exampleOf(media, model)) ?? exampleIn(schema, model),
    },
  ]
}

/**
 * Reads `in: querystring` (OpenAPI 3.2), which describes the whole query as one object: each of its fields becomes a
 * query parameter. A schema that isn't an object becomes a single parameter.
 */
function readQueryString(fields: Fields, model: Model): Parameter[] {
  const [, content] = entriesOf(fields.content)[0] ?? []
  const media = content === undefined ? {} : model.follow(content)
  const schema = model.followSchema(model.schema(media.schema ?? true))
  const base = { in: 'query', style: 'form', explode: true } as const
  const whole = exampleOf(media, model) ?? exampleOf(fields, model)
  if (typeof schema === 'boolean' || schema.properties === undefined) {
    const { name, description, required, deprecated } = fields
    const [isRequired, isDeprecated] = [required === true, deprecated === true]
    const said = { name: textOf(name), description: textOf(description), schema, example: whole }
    return [{ ...base, ...said, isRequired, isDeprecated }]
  }
  return Object.entries(schema.properties).map(([name, property]) => {
    const known = model.followSchema(property)
    return {
      ...base,
      name,
      isRequired: schema.required?.includes(name) === true,
      isDeprecated: typeof known === 'object' && known.deprecated === true,
      description: typeof known === 'object' ? textOf(known.description) : '',
      schema: property,
      example: isObject(whole) ? whole[name] : exampleIn(property, model),
    }
  })
}
