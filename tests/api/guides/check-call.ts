import { Validator } from '@cfworker/json-schema'
import { type DocumentNode, listOperationsByPath, resolveRef, toDocumentNode } from '../our-documents.ts'
import type { SampleCall } from './read-curl.ts'

/** `$NODE_ID`, `<NODE_ID>`, `{node_id}`: a reader puts a value there. */
const placeholder = /\$\{?\w+\}?|<[A-Z][A-Z0-9_]*>|\{\w+\}/

/** Lists the mistakes in a call according to its API document. `body` is the parsed body, if there is one. */
export function checkCall(
  document: DocumentNode,
  call: SampleCall & { path: string; value: unknown },
): string[] {
  const [path = '', search = ''] = call.path.split('?')
  const candidates = listOperationsByPath(document).filter(
    ({ method, template }) => method === call.method && matches(template, path),
  )
  const operation = candidates.find(({ operation }) => matchesBody(operation['x-body-match'], call.value))
  if (operation === undefined) return [`there is no operation ${call.method} ${path} that takes this body`]
  return [
    ...(call.isQueryKnown && !isVariable(search) ? checkQuery(document, operation.parameters, search) : []),
    ...checkBody(document, operation.operation, call.value),
  ]
}

/** A parameter of the path takes any value, a fixed part only itself. Of `/vpc/list/` and `/vpc/{id}/`, both match. */
function matches(template: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = template.split('/')
  return (
    parts.length === wanted.length && wanted.every((name, at) => /^\{.*\}$/.test(name) || name === parts[at])
  )
}

const matchesBody = (wanted: unknown, body: unknown): boolean =>
  Object.entries(toDocumentNode(wanted)).every(([name, value]) => toDocumentNode(body)[name] === value)

/** A query that the script keeps in a variable isn't known here. */
const isVariable = (search: string): boolean => /(?:^|&)\$\{?\w+\}?(?:&|$)/.test(search)

function checkQuery(document: DocumentNode, parameters: DocumentNode[], search: string): string[] {
  const sent = new URLSearchParams(search)
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const names = new Set(['apikey', ...known.map(({ name }) => String(name))])
  return [
    ...[...sent.keys()].filter((name) => !names.has(name)).map((name) => `unknown query parameter ${name}`),
    ...(sent.has('apikey') ? [] : ['the query parameter apikey is missing']),
    ...known.flatMap((parameter) => {
      const value = sent.get(String(parameter.name))
      if (value === null)
        return parameter.required === true ? [`query parameter ${parameter.name} is missing`] : []
      const { enum: allowed, type } = resolveRef(document, parameter.schema)
      if (placeholder.test(value)) return []
      if (Array.isArray(allowed) && !allowed.includes(value)) return [`${parameter.name} cannot be ${value}`]
      return type === 'integer' && !/^\d+$/.test(value) ? [`${parameter.name} must be a whole number`] : []
    }),
  ]
}

function checkBody(document: DocumentNode, { requestBody }: DocumentNode, value: unknown): string[] {
  const body = resolveRef(document, requestBody)
  if (value === undefined) return body.required === true ? ['the body is missing'] : []
  const { schema } = toDocumentNode(toDocumentNode(body.content)['application/json'])
  if (schema === undefined) return ['the operation takes no body']
  const validator = new Validator(
    { ...toDocumentNode(schema), components: document.components },
    '2020-12',
    false,
  )
  return [
    ...unknownFields(resolveRef(document, schema), value),
    ...validator
      .validate(value)
      .errors.filter(({ keyword }) => !['$ref', 'properties', 'items'].includes(keyword))
      .filter(({ instanceLocation }) => !placeholder.test(String(at(value, instanceLocation))))
      .map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`),
  ]
}

/** Objects take any field by the rules of JSON Schema; a guide that sends one that nobody knows is wrong all the same. */
const unknownFields = ({ properties, additionalProperties }: DocumentNode, value: unknown): string[] =>
  properties === undefined || additionalProperties !== undefined
    ? []
    : Object.keys(toDocumentNode(value))
        .filter((name) => !(name in toDocumentNode(properties)))
        .map((name) => `unknown field ${name} in the body`)

const at = (value: unknown, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .filter((key) => key !== '')
    .reduce<unknown>(
      (parent, key) => (Array.isArray(parent) ? parent[Number(key)] : toDocumentNode(parent)[key]),
      value,
    )
