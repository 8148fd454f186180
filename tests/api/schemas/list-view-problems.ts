import { validate } from '@cfworker/json-schema'
import type { DescribeContext } from '../../../src/api/describe/describe-context.ts'
import { describeNamedSchema } from '../../../src/api/describe/schema/describe-named-schema.ts'
import { describeFlatSchema } from '../../../src/api/describe/schema/describe-schema.ts'
import { formatJsonValue } from '../../../src/api/describe/schema/format-json-value.ts'
import type { Facts, SchemaField, SchemaView } from '../../../src/shared/api/operation-view.ts'
import { decodeEntities } from '../../../src/shared/html/decode-entities.ts'
import { isObject } from '../../../src/shared/read-unknown.ts'

/** Lists where a value contradicts what a page prints about its schema. It reads only the printed words. */
export function listViewProblems(value: unknown, view: SchemaView, context: DescribeContext): string[] {
  const problems = accepts(view.type, value) ? [] : [`${show(value)} isn't ${view.type}`]
  if (view.kind === 'ref' || view.kind === 'part')
    return value === null
      ? problems
      : [...problems, ...listViewProblems(value, openView(view, context), context)]
  for (const inner of listInnermost(view.type, value))
    problems.push(
      ...(view.kind === 'value'
        ? listFactProblems(inner, view.facts, [])
        : listFieldProblems(inner, view, context)),
    )
  return problems
}

/** Describes what a link leads to. */
function openView(view: SchemaView & { kind: 'ref' | 'part' }, context: DescribeContext): SchemaView {
  if (view.kind === 'ref') return describeNamedSchema(view.name, context).schema
  const part = context.parts.schemas.find(({ name }) => name === view.part.name)
  if (part === undefined) throw new Error(`There is no part ${view.part.name}.`)
  return describeFlatSchema(part.flat, { direction: part.direction, anchor: '' }, context)
}

const show = (value: unknown): string => JSON.stringify(value)

/** Splits a type in words: `string or null`, `list of (string or integer)`, `list of lists of strings`. */
const splitType = (type: string): string[] => type.replace(/^\((.*)\)$/, '$1').split(/ or (?![^(]*\))/)

const accepts = (type: string, value: unknown): boolean =>
  splitType(type).some((alternative) => acceptsOne(alternative, value))

const readItems = (type: string): string | undefined => /^lists? of (.*)$/.exec(type)?.[1]

function acceptsOne(type: string, value: unknown): boolean {
  const items = readItems(type)
  if (items !== undefined) return Array.isArray(value) && value.every((item) => accepts(items, item))
  switch (type.replace(/s$/, '')) {
    case 'any':
    case 'anything':
    case 'other':
      return true
    case 'null':
      return value === null
    case 'list':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type.replace(/s$/, '')
  }
}

/** Lists the items of a list that a table describes, through nested lists, or the value itself. */
function listInnermost(type: string, value: unknown): unknown[] {
  const items = splitType(type).flatMap((alternative) => readItems(alternative) ?? [])[0]
  if (items === undefined) return [value]
  return Array.isArray(value) ? value.flatMap((item) => listInnermost(items, item)) : []
}

function listFieldProblems(
  value: unknown,
  view: Extract<SchemaView, { kind: 'fields' | 'choice' }>,
  context: DescribeContext,
): string[] {
  const problems = view.limits.flatMap((limit) => listLimitProblems(value, limit, listRows(view)))
  const choices = view.kind === 'choice' ? [view.choice, ...view.moreChoices] : []
  for (const { options } of choices) {
    const fits = options.some((option) => listViewProblems(value, option.schema, context).length === 0)
    if (!fits && value !== null)
      problems.push(`${show(value)} is none of ${options.map(({ label }) => label).join(', ')}`)
  }
  return [
    ...problems,
    ...view.fields.flatMap((field) =>
      listMemberProblems(findMembers(value, field, view.fields), field, context),
    ),
  ]
}

/** Lists the rows of a table and of its shapes. Undefined if they are on another page. */
function listRows(view: SchemaView | undefined): SchemaField[] | undefined {
  if (view === undefined || view.kind === 'value') return []
  if (view.kind === 'ref' || view.kind === 'part') return undefined
  const choices = view.kind === 'choice' ? [view.choice, ...view.moreChoices] : []
  const options = choices.flatMap((choice) => choice.options)
  return [...view.fields, ...options.flatMap((option) => listRows(option.schema) ?? [])]
}

function listMemberProblems(
  members: readonly unknown[],
  field: SchemaField,
  context: DescribeContext,
): string[] {
  const { name, isRequired, type, facts } = field
  return members.flatMap((member) => {
    if (member === undefined) return isRequired ? [`${name} is missing`] : []
    return [
      ...(accepts(type, member) ? [] : [`${name}: ${show(member)} isn't ${type}`]),
      ...listFactProblems(member, facts, listRows(field.children)),
      ...listChildProblems(member, field, context),
    ]
  })
}

/** Below a list, a value without fields is about its items. */
function listChildProblems(
  member: unknown,
  { type, children }: SchemaField,
  context: DescribeContext,
): string[] {
  if (children === undefined) return []
  const values = children.kind === 'value' ? listInnermost(type, member) : [member]
  return values.flatMap((value) => listViewProblems(value, children, context))
}

/** Finds the values that a row is about: a field, all others `[key]`, all that match `[^x-]`, or the items `[0]` and `[…]`. */
function findMembers(value: unknown, field: SchemaField, fields: readonly SchemaField[]): unknown[] {
  const [, placeholder] = /^\[(.*)\]$/.exec(field.name) ?? []
  if (Array.isArray(value)) {
    const positions = fields.filter(({ name }) => /^\[\d+\]$/.test(name)).length
    if (placeholder === '…') return value.slice(positions)
    return /^\d+$/.test(placeholder ?? '') ? [value[Number(placeholder)]] : []
  }
  if (!isObject(value)) return []
  if (placeholder === undefined) return [Object.hasOwn(value, field.name) ? value[field.name] : undefined]
  const others = Object.keys(value).filter((name) => !fields.some((row) => row.name === name))
  return others.filter((name) => matchesRow(name, field)).map((name) => value[name])
}

const matchesRow = (name: string, row: SchemaField): boolean =>
  row.name === '[key]' ||
  row.name === name ||
  (/^\[.*\]$/.test(row.name) && new RegExp(row.name.slice(1, -1), 'u').test(name))

function listFactProblems(value: unknown, facts: Facts, rows: readonly SchemaField[] | undefined): string[] {
  const text = formatJsonValue(value)
  return [
    ...(facts.constant === undefined || facts.constant === text ? [] : [`${text} isn't ${facts.constant}`]),
    ...(facts.values.length === 0 || facts.values.includes(text)
      ? []
      : [`${text} is none of ${facts.values}`]),
    ...facts.limits.flatMap((limit) => listLimitProblems(value, limit, rows)),
  ]
}

/** A limit in words and the rule that it states. An exclusion repeats the words for a type or value. */
const limitRules: [pattern: RegExp, toSchema: (...groups: string[]) => object][] = [
  [/^from (\S+) to (\S+)$/, (low, high) => ({ minimum: Number(low), maximum: Number(high) })],
  [/^at least (\S+)$/, (low) => ({ minimum: Number(low) })],
  [/^more than (\S+)$/, (low) => ({ exclusiveMinimum: Number(low) })],
  [/^at most (\S+)$/, (high) => ({ maximum: Number(high) })],
  [/^less than (\S+)$/, (high) => ({ exclusiveMaximum: Number(high) })],
  [/^exactly (\S+)$/, (only) => ({ minimum: Number(only), maximum: Number(only) })],
  [/^exactly (\d+) (character|item|field)s?$/, (size, unit) => createSizeRule(unit, size, size)],
  [/^from (\d+) to (\d+) (character|item|field)s?$/, (low, high, unit) => createSizeRule(unit, low, high)],
  [/^at least (\d+) (character|item|field)s?$/, (low, unit) => createSizeRule(unit, low, undefined)],
  [/^at most (\d+) (character|item|field)s?$/, (high, unit) => createSizeRule(unit, undefined, high)],
  [/^no duplicate items$/, () => ({ uniqueItems: true })],
  [/^a multiple of `(\S+)`$/, (step) => ({ multipleOf: Number(step) })],
  [/^matches `(.*)`$/, (pattern) => ({ pattern })],
  [/^field names match (.*)$/, (names) => ({ propertyNames: { enum: readNames(names) } })],
  [
    /^with `(\w+)`, also (.*)$/,
    (name, others) => ({ dependentRequired: { [name ?? '']: readNames(others) } }),
  ],
  [
    /^not (null|boolean|object|integer|string|list)$/,
    (type) => ({ not: { type: type === 'list' ? 'array' : type } }),
  ],
  [/^not any$/, () => ({})],
]

const readNames = (text = ''): string[] => [...text.matchAll(/`([^`]*)`/g)].map(([, name = '']) => name)

function createSizeRule(unit: string | undefined, low: string | undefined, high: string | undefined): object {
  const name = { character: 'Length', item: 'Items', field: 'Properties' }[unit ?? '']
  return {
    ...(low !== undefined && { [`min${name}`]: Number(low) }),
    ...(high !== undefined && { [`max${name}`]: Number(high) }),
  }
}

function listLimitProblems(value: unknown, html: string, rows: readonly SchemaField[] | undefined): string[] {
  const limit = decodeEntities(html.replace(/<\/?code>/g, '`'))
  if (limit === 'some rules depend on its values') return []
  if (limit === 'no other fields') {
    if (rows === undefined) return []
    const others = Object.keys(isObject(value) ? value : {})
    return others
      .filter((name) => !rows.some((row) => matchesRow(name, row)))
      .map((name) => `${name} is another field`)
  }
  const [, excluded] = /^not `(.*)`$/.exec(limit) ?? []
  if (excluded !== undefined) return formatJsonValue(value) === excluded ? [`${excluded} is excluded`] : []
  for (const [pattern, toSchema] of limitRules) {
    const match = pattern.exec(limit)
    if (match === null) continue
    return validate(value, toSchema(...match.slice(1)), '2020-12', {}).valid
      ? []
      : [`${show(value)}: ${limit}`]
  }
  return [`unreadable limit: ${limit}`]
}
