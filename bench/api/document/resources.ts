/** A kind of thing that the generated API manages. */
export interface Resource {
  /** Place in the list; what varies between resources follows from it. */
  index: number
  /** Tag of its operations: `Virtual machines`. */
  tag: string
  /** `virtual machine snapshot` */
  title: string
  /** `virtual machine snapshots` */
  plural: string
  /** Name of its schema, such as "VirtualMachineSnapshot". */
  schema: string
  /** "VirtualMachineSnapshots", for IDs of operations. */
  schemaPlural: string
  /** `/virtual-machine-snapshots` */
  path: string
  /** Name of the path parameter: `virtual_machine_snapshot_id`. */
  idName: string
}

/** One tag each, in the singular. */
const things = [
  'virtual machine',
  'bare metal server',
  'image',
  'volume',
  'file system',
  'bucket',
  'network',
  'subnet',
  'router',
  'firewall',
  'load balancer',
  'certificate',
  'domain zone',
  'public address',
  'private gateway',
  'database',
  'cache',
  'message queue',
  'cluster',
  'node pool',
  'container registry',
  'function',
  'inference endpoint',
  'model',
  'notebook',
  'data set',
  'dashboard',
  'alert',
  'log stream',
  'team',
] as const

const kinds = ['', ' template', ' snapshot', ' policy', ' schedule'] as const

/** Number of distinct resources. */
export const mostResources = things.length * kinds.length

/** The first `count` resources: one of each tag before a second of any. */
export function listResources(count: number): Resource[] {
  return Array.from({ length: count }, (_, index) => {
    const thing = things[index % things.length] ?? things[0]
    const title = thing + (kinds[Math.floor(index / things.length)] ?? '')
    const plural = toPlural(title)
    return {
      index,
      tag: startLarge(toPlural(thing)),
      title,
      plural,
      schema: toPascalCase(title),
      schemaPlural: toPascalCase(plural),
      path: `/${plural.replaceAll(' ', '-')}`,
      idName: `${title.replaceAll(' ', '_')}_id`,
    }
  })
}

/** `virtual machine` to `Virtual machine`. */
const startLarge = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `a volume`, `an image`. */
export const withArticle = (title: string): string => `${/^[aeio]/.test(title) ? 'an' : 'a'} ${title}`

const toPascalCase = (text: string): string => text.split(' ').map(startLarge).join('')

function toPlural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return word.endsWith('s') ? `${word}es` : `${word}s`
}
