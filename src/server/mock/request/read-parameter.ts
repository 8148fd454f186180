import type { ApiParameter, Schema, Schemas } from '../../../shared/api/api-document.ts'
import type { FieldEncoding } from '../../../shared/api/http/field-encoding.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import { splitIntoBatches } from '../../../shared/split-into-batches.ts'
import { parseCookies } from './list-missing-credentials.ts'
import { nestFields } from './nest-fields.ts'

/** Where parameter values are read from. */
export interface SentParameters {
  path: Record<string, string>
  query: URLSearchParams
  headers: Headers
  /** Names of the operation's parameters. Others belong to an object of any members. */
  names?: ReadonlySet<string>
}

/** Text as sent, or a list or object of texts, depending on the style. */
export type RawValue = string | string[] | Record<string, unknown>

/** Reads a parameter in its style. Undefined if it wasn't sent. */
export function readParameter(
  parameter: ApiParameter,
  { path, query, headers, names = new Set() }: SentParameters,
  schemas: Schemas,
): RawValue | undefined {
  const { name, mediaType } = parameter
  const members = mediaType === undefined ? listMembers(parameter.schema, schemas) : undefined
  switch (parameter.in) {
    case 'path':
      return path[name] === undefined
        ? undefined
        : readDelimited(stripPrefix(path[name], parameter), parameter, members)
    case 'header': {
      const text = headers.get(name)
      return text === null ? undefined : readDelimited(text, parameter, members)
    }
    case 'cookie':
      return readNamed(parameter, new URLSearchParams(parseCookies(headers)), members)
    case 'query':
      return readNamed(parameter, query, members?.length === 0 ? listUnnamed(query, names) : members)
  }
}

/**
 * Lists the names of an object's members, in all of its shapes, or returns undefined if the schema doesn't describe an
 * object.
 */
function listMembers(schema: Schema, schemas: Schemas): string[] | undefined {
  const { keywords, types, choices } = flattenSchema(schema, schemas)
  if (!types.includes('object') || types.includes('string')) return undefined
  const shapes = choices.flatMap(({ options }) => options.map((option) => flattenSchema(option, schemas)))
  const properties = [keywords, ...shapes.map((shape) => shape.keywords)].map((own) => own.properties ?? {})
  return [...new Set(properties.flatMap((own) => Object.keys(own)))]
}

/** Lists the names that no parameter has. Without any, the object may be written under its own name. */
const listUnnamed = (sent: URLSearchParams, names: ReadonlySet<string>): string[] =>
  [...new Set(sent.keys())].filter((name) => !names.has(name))

/** Styles `label` and `matrix` start with a character or with the name, which repeats if the value is exploded. */
function stripPrefix(text: string, { name, style, explode }: ApiParameter): string {
  if (style === 'label') return explode ? text.slice(1).replaceAll('.', ',') : text.replace(/^\./, '')
  if (style !== 'matrix') return text
  const parts = text.split(';').slice(1)
  return parts.map((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : part)).join(',')
}

/** Reads `a,b` as a text, whose parts are read later, and `R=1,G=2` or `R,1,G,2` as an object. */
function readDelimited(
  text: string,
  { explode, style }: Pick<ApiParameter, 'explode' | 'style'>,
  members: string[] | undefined,
): RawValue {
  if (members === undefined || /^\s*\{/.test(text)) return text
  const parts = text.split(getSeparator(style))
  if (explode)
    return Object.fromEntries(parts.map((part) => [part.split('=')[0], part.split(/=(.*)/s)[1] ?? '']))
  return Object.fromEntries(splitIntoBatches(parts, 2).map(([name = '', value = '']) => [name, value]))
}

/** Returns what separates the parts of a value that isn't exploded. */
export function getSeparator(style: string): RegExp {
  if (style === 'spaceDelimited') return / |,/
  return style === 'pipeDelimited' ? /\|/ : /,/
}

/** Reads a field of a form that has all parts of a list or of an object. */
export function readEncodedField(
  text: string,
  { style, explode = style === 'form', schema }: FieldEncoding & { schema: Schema },
  schemas: Readonly<Record<string, Schema>>,
): RawValue {
  if (style === undefined || style === 'deepObject' || explode) return text
  const isList = flattenSchema(schema, schemas).types.includes('array')
  if (isList && !/^\s*\[/.test(text)) return text.split(getSeparator(style))
  return readDelimited(text, { style, explode }, listMembers(schema, schemas))
}

function readNamed(
  parameter: ApiParameter,
  sent: URLSearchParams,
  members: string[] | undefined,
): RawValue | undefined {
  const { name, style, explode } = parameter
  if (style === 'deepObject') return readDeepValue(name, sent)
  const value = explode && members !== undefined ? readMembers(members, sent) : undefined
  if (value !== undefined) return value
  const values = sent.getAll(name)
  const [first] = values
  if (first !== undefined && values.length === 1 && !(explode && members !== undefined))
    return readDelimited(first, parameter, members)
  return values.length > 1 ? values : first
}

/** Reads the members of an exploded object, which are parameters themselves. */
function readMembers(members: readonly string[], sent: URLSearchParams): Record<string, unknown> | undefined {
  const entries = members.flatMap((member) => {
    const all = sent.getAll(member)
    return all.length === 0 ? [] : [[member, all.length === 1 ? all[0] : all]]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

function readDeepValue(name: string, sent: URLSearchParams): RawValue | undefined {
  const fields = [...sent].filter(([key]) => key === name || key.startsWith(`${name}[`))
  return nestFields(fields)[name] as RawValue | undefined
}
