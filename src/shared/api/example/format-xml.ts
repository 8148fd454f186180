import { isObject, toObject } from '../../read-unknown.ts'
import type { Schema, Schemas } from '../api-document.ts'
import { refToSchemaName } from '../json-pointer.ts'
import { flattenSchema } from '../schema/flatten-schema.ts'
import { getPropertySchema } from '../schema/intersect-fields.ts'

/** An XML Object of OpenAPI. `nodeType` is from 3.2; `attribute` and `wrapped` are older. */
interface XmlRules {
  name?: string
  namespace?: string
  prefix?: string
  attribute?: boolean
  wrapped?: boolean
  nodeType?: string
}

interface XmlNode {
  name: string
  value: unknown
  schema: Schema
  schemas: Schemas
}

/** Formats an example as XML, as the schema describes it. */
export function formatXml(value: unknown, schema: Schema, schemas: Schemas): string {
  const ref = typeof schema === 'object' ? schema.$ref : undefined
  const name = getRules(schema, schemas).name ?? (ref === undefined ? 'root' : refToSchemaName(ref))
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', ...writeNode({ name, value, schema, schemas })]
  return lines.join('\n')
}

const getRules = (schema: Schema, schemas: Schemas): XmlRules => {
  const { xml } = flattenSchema(schema, schemas).keywords
  return toObject(xml)
}

/** Writes a value as elements: one, or one for each item of a list. */
function writeNode(node: XmlNode): string[] {
  const { name, value, schema, schemas } = node
  if (!Array.isArray(value)) return writeElement(node)
  const rules = getRules(schema, schemas)
  const items = flattenSchema(schema, schemas).keywords.items ?? true
  const itemName = getRules(items, schemas).name ?? name
  const lines = value.flatMap((item) => writeNode({ name: itemName, value: item, schema: items, schemas }))
  if (rules.wrapped !== true && rules.nodeType !== 'element') return lines
  const tag = rules.name ?? name
  return [
    `<${addPrefix(tag, rules)}${formatNamespace(rules)}>`,
    ...lines.map(indent),
    `</${addPrefix(tag, rules)}>`,
  ]
}

function writeElement({ name, value, schema, schemas }: XmlNode): string[] {
  const rules = getRules(schema, schemas)
  const tag = addPrefix(name, rules)
  const start = `${tag}${formatNamespace(rules)}`
  if (!isObject(value)) return [value === null ? `<${start}/>` : `<${start}>${escapeXml(value)}</${tag}>`]
  const { keywords } = flattenSchema(schema, schemas)
  const members = Object.entries(value).map(([key, member]) => {
    const memberSchema = getPropertySchema(keywords, key)
    return { key, member, memberSchema, memberRules: getRules(memberSchema, schemas) }
  })
  const attributes = members
    .filter(({ memberRules }) => isAttribute(memberRules))
    .map(
      ({ key, member, memberRules }) =>
        ` ${addPrefix(memberRules.name ?? key, memberRules)}="${escapeXml(member)}"`,
    )
  const lines = members
    .filter(({ memberRules }) => !isAttribute(memberRules))
    .flatMap(({ key, member, memberSchema, memberRules }) => {
      if (memberRules.nodeType === 'text' || memberRules.nodeType === 'cdata') return [escapeXml(member)]
      // The name of a list names the element around it.
      const memberName = Array.isArray(member) ? key : (memberRules.name ?? key)
      return writeNode({ name: memberName, value: member, schema: memberSchema, schemas })
    })
  if (lines.length === 0) return [`<${start}${attributes.join('')}/>`]
  return [`<${start}${attributes.join('')}>`, ...lines.map(indent), `</${tag}>`]
}

const isAttribute = ({ attribute, nodeType }: XmlRules): boolean =>
  attribute === true || nodeType === 'attribute'

const addPrefix = (name: string, { prefix }: XmlRules): string =>
  prefix === undefined || prefix === '' ? name : `${prefix}:${name}`

function formatNamespace({ namespace, prefix }: XmlRules): string {
  if (namespace === undefined) return ''
  return ` xmlns${prefix === undefined || prefix === '' ? '' : `:${prefix}`}="${escapeXml(namespace)}"`
}

const indent = (line: string): string => `  ${line}`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).replace(
    /[&<>"]/g,
    (character) => entities[character] ?? character,
  )
