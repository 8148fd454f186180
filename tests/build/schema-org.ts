import { readFileSync } from 'node:fs'
import { isObject, type UnknownObject } from '../../src/shared/read-unknown.ts'

/** A class of schema.org, as `schema-dts` declares it. */
interface VocabularyClass {
  /** Name of the class that its properties are inherited from. */
  parents: string[]
  /** Names of the types that each property may have. */
  properties: Map<string, string[]>
}

const source = readFileSync(
  new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url),
  'utf8',
)

/** Bases of all classes, and the base that the type of each name has. */
const bases = new Map(
  [...source.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms)].map(
    ([, name = '', parents = '', body = '']): [string, VocabularyClass] => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: new Map(
          [...body.matchAll(/^ {4}"([^"@]+)"\?: SchemaValue<(.+), "\w+">;/gm)].map(
            ([, property = '', types = '']) => [property, types.split(' | ')],
          ),
        ),
      },
    ],
  ),
)

/** Members of the unions that types are. */
const unions = new Map(
  [...source.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', members = '']) => [
    name,
    members.split(' | '),
  ]),
)

/** Returns the type of a JSON-LD object. A reference has only `@id`, and no type. */
export function getThingType({ '@type': type }: UnknownObject): string | undefined {
  return typeof type === 'string' ? type : undefined
}

/** Reads the JSON-LD of a page. */
export function readThings(html: string): UnknownObject[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => {
      const data: unknown = JSON.parse(json)
      if (!isObject(data) || data['@context'] !== 'https://schema.org')
        throw new Error(`${json} isn't JSON-LD.`)
      const { '@graph': graph } = data
      return graph === undefined ? [data] : [graph].flat().filter(isObject)
    },
  )
}

/** Lists mistakes in JSON-LD by the vocabulary of schema.org: unknown types and properties, and values of a wrong type. */
export function findVocabularyMistakes(thing: UnknownObject, place = ''): string[] {
  const type = getThingType(thing)
  if (type === undefined || !bases.has(`${type}Leaf`)) return [`${place}: "${type}" is not a type`]
  return Object.entries(thing)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const at = `${place}${type}.${name}`
      const expected = findProperty(`${type}Leaf`, name)
      if (expected === undefined) return [`${at} doesn't exist`]
      return [value].flat().flatMap((item) => findValueMistakes(item, expected, at))
    })
}

/** Finds the types of a property. Properties of actions may have constraints: `query-input`. */
function findProperty(base: string, name: string): string[] | undefined {
  if (name.endsWith('-input') && isBelow(base, 'ActionBase')) return ['PropertyValueSpecification', 'Text']
  const { parents = [], properties } = bases.get(base) ?? {}
  const own = properties?.get(name)
  if (own !== undefined) return own
  for (const parent of parents) {
    const inherited = findProperty(parent, name)
    if (inherited !== undefined) return inherited
  }
  return undefined
}

function isBelow(base: string, ancestor: string): boolean {
  if (base === ancestor) return true
  return (bases.get(base)?.parents ?? []).some((parent) => isBelow(parent, ancestor))
}

function findValueMistakes(value: unknown, expected: readonly string[], at: string): string[] {
  if (isObject(value)) {
    const name = getThingType(value)
    if (name === undefined)
      return value['@id'] !== undefined && expected.includes('IdReference') ? [] : [`${at} has no type`]
    const isAllowed = expected.some((type) => includesClass(type, name))
    return [...(isAllowed ? [] : [`${at} can't be ${name}`]), ...findVocabularyMistakes(value, `${at} > `)]
  }
  if (typeof value === 'number') {
    return expected.some((type) => ['Integer', 'Number', 'Float'].includes(type))
      ? []
      : [`${at} can't be a number`]
  }
  if (typeof value !== 'string' || value === '') return [`${at} is ${JSON.stringify(value)}`]
  return expected.some((type) => isText(value, type)) ? [] : [`${at} can't be "${value}"`]
}

/** Checks whether a type is a class or one of its subclasses. */
function includesClass(type: string, name: string): boolean {
  return (unions.get(type) ?? []).some((member) => member === `${name}Leaf` || includesClass(member, name))
}

function isText(value: string, type: string): boolean {
  if (type === 'Text') return true
  if (type === 'URL') return URL.canParse(value)
  return (type === 'Date' || type === 'DateTime') && /^\d{4}-\d\d-\d\d$/.test(value)
}
