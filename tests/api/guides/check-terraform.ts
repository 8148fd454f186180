import { type TerraformArguments, terraformSchemas } from './catalogs.ts'
import { type HclBlock, readHcl } from './read-hcl.ts'

/** Meta-arguments that Terraform accepts in every resource. */
const metaArguments = new Set([
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
  'timeouts',
])

const prefixes = new Set([...terraformSchemas.keys()].map((id) => id.replace(/^.* /, '').split('_')[0] ?? ''))
const isOurs = (name: string): boolean => prefixes.has(name.split('_')[0] ?? '')

/** Lists the mistakes in the resources and data sources of a file according to the catalog. */
export function checkTerraform(code: string): string[] {
  return [...readHcl(code).blocks.flatMap(checkBlock), ...checkReferences(code)]
}

function checkBlock(block: HclBlock): string[] {
  const [name = ''] = block.labels
  const kind = { resource: 'resource', data: 'data source' }[block.type]
  if (kind === undefined || !isOurs(name)) return []
  const schema = terraformSchemas.get(`${kind} ${name}`)
  if (schema === undefined) return [`there is no ${kind} ${name}`]
  const given = listNames(block, '')
  const unknown = given.filter(
    (path) => !schema.arguments.has(path) && !metaArguments.has(path.split('.')[0] ?? ''),
  )
  return [
    ...unknown.map((path) => `${name} has no argument ${path}`),
    ...(block.isExcerpt
      ? []
      : findMissing(schema, given).map((path) => `${name} needs the argument ${path}`)),
  ]
}

/** Names of arguments. Arguments of nested blocks follow a dot. */
function listNames({ attributes, blocks }: HclBlock, prefix: string): string[] {
  return [
    ...attributes.map((name) => prefix + name),
    ...blocks.flatMap((block) => {
      if (metaArguments.has(block.type)) return []
      const isDynamic = block.type === 'dynamic'
      const name = isDynamic ? (block.labels[0] ?? '') : block.type
      const [content] = isDynamic ? block.blocks.filter(({ type }) => type === 'content') : [block]
      return [prefix + name, ...(content === undefined ? [] : listNames(content, `${prefix}${name}.`))]
    }),
  ]
}

/** Required arguments that are missing. A nested block's arguments count only if the block is given. */
function findMissing({ arguments: known }: TerraformArguments, given: readonly string[]): string[] {
  return [...known]
    .filter(([path, { isRequired }]) => isRequired && !given.includes(path))
    .filter(([path]) => {
      const parent = path.split('.').slice(0, -1).join('.')
      // An argument that is a list of objects shows its parts in its value.
      return parent === '' || given.some((name) => name.startsWith(`${parent}.`))
    })
    .map(([path]) => path)
}

/** `e2e_node.web.public_ip_address`: the resource has this argument or attribute. */
function checkReferences(code: string): string[] {
  return [...code.matchAll(/(?<![\w."])(data\.)?([a-z0-9]+_\w+)\.\w+(?:\[[^\]]*\])?\.(\w+)/g)].flatMap(
    ([, data, name = '', field = '']) => {
      const schema = terraformSchemas.get(`${data === undefined ? 'resource' : 'data source'} ${name}`)
      if (schema === undefined || field === 'id') return []
      const isThere = [...schema.arguments.keys(), ...schema.attributes].some(
        (path) => path.split('.')[0] === field,
      )
      return isThere ? [] : [`${name} has no attribute ${field}`]
    },
  )
}
