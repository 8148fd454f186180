import { suggest } from '../../../shared/nearest.ts'
import { childOrigin, isFields, type Origin, type Report, withPointer } from '../report.ts'
import { joinPointer, splitPointer } from '../source/json-pointer.ts'
import { parseSource, type Source } from '../source/parse-source.ts'
import { type ReferenceSources, resolveFile } from '../source/read-reference.ts'

/** What a `$ref` names. */
export interface Target {
  value: unknown
  origin: Origin
  /** Keys that lead to it from the top of its file. */
  path: string[]
}

export interface Resolver {
  /** A file of the document; undefined where it does not exist or cannot be read, which is reported. */
  open(file: string): Source | undefined
  /** What a reference names, from the place of the object that it stands in; undefined where there is nothing, which is reported. */
  resolve(reference: string, from: Origin): Target | undefined
}

/** A chain of references longer than this leads nowhere. */
const longestChain = 100

export function createResolver(sources: ReferenceSources, report: Report): Resolver {
  const opened = new Map<string, Source | undefined>()
  const reported = new Set<string>()

  const open = (file: string): Source | undefined => {
    const text = sources.texts.get(file)
    if (text === undefined || opened.has(file)) return opened.get(file)
    const { source, problems } = parseSource(text, file)
    report.problems.push(...problems)
    opened.set(file, source)
    return source
  }
  const complain = (from: Origin, problem: string, fix: string): undefined => {
    const at = childOrigin(from, ['$ref'])
    const { file, positions } = at.source
    const key = `${file} ${at.node}`
    if (reported.has(key)) return
    reported.add(key)
    report.problems.push({
      problem: withPointer(at, problem),
      at: { file, line: positions.line(at.node) },
      fix,
    })
  }
  const locate = (reference: string, from: Origin): { source: Source; path: string[] } | undefined => {
    const { local, base } = withoutSelf(reference, from, opened.get(sources.file))
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(local)) {
      const fix = 'Copy what it names into a file beside the document, and refer to that.'
      return complain(from, `\`$ref\` to \`${reference}\`, which is not fetched.`, fix)
    }
    const [name = '', pointer = ''] = local.split('#', 2)
    const file = name === '' ? base : resolveFile(name, base)
    if (!sources.texts.has(file)) {
      const fix = suggest(file, sources.texts.keys(), 'Add the file, or correct the path.')
      return complain(from, `\`$ref\` to \`${reference}\`, but there is no file \`${file}\`.`, fix)
    }
    if (pointer !== '' && !pointer.startsWith('/')) {
      const fix =
        'Name the place by a JSON pointer that begins with a slash, such as `#/components/schemas/Node`.'
      return complain(from, `\`$ref\` to \`${reference}\`, which is not a JSON pointer.`, fix)
    }
    const source = open(file)
    return source && { source, path: splitPointer(pointer) }
  }
  const resolve = (reference: string, from: Origin, chain = 0): Target | undefined => {
    const place = locate(reference, from)
    if (place === undefined) return undefined
    let target: Target = { value: place.source.value, origin: { source: place.source, node: 0 }, path: [] }
    for (const key of place.path) {
      const through = chain < longestChain ? referenceInsteadOf(key, target.value) : undefined
      const holder = through === undefined ? target : resolve(through, target.origin, chain + 1)
      if (holder === undefined) return undefined
      const child = childOf(holder.value, key)
      if (child === undefined) return complain(from, ...missing(reference, key, holder))
      target = { value: child, origin: childOrigin(holder.origin, [key]), path: [...holder.path, key] }
    }
    return target
  }
  return { open, resolve: (reference, from) => resolve(reference, from) }
}

/** Where a pointer leads on to, when what it has reached refers to something else. */
function referenceInsteadOf(key: string, value: unknown): string | undefined {
  return isFields(value) && !Object.hasOwn(value, key) && typeof value.$ref === 'string'
    ? value.$ref
    : undefined
}

function missing(reference: string, key: string, { value, path, origin }: Target): [string, string] {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  const where = path.length === 0 ? `\`${origin.source.file}\`` : `\`#${joinPointer(path)}\``
  return [
    `\`$ref\` to \`${reference}\`, but there is no \`${key}\` in ${where}.`,
    suggest(key, keys, 'Add it, or correct the reference.'),
  ]
}

function childOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
  return (value as Record<string, unknown>)[key]
}

/** A reference, and the file that it is to be read from. OpenAPI 3.2: it may begin with the address that the document gives itself. */
function withoutSelf(
  reference: string,
  { source }: Origin,
  root: Source | undefined,
): { local: string; base: string } {
  const self = isFields(root?.value) ? root.value.$self : undefined
  const asWritten = { local: reference, base: source.file }
  if (root === undefined || typeof self !== 'string' || !URL.canParse(self) || !URL.canParse(reference))
    return asWritten
  const [document, fragment] = reference.split('#', 2)
  if (document === self.split('#', 1)[0]) return { local: `#${fragment ?? ''}`, base: root.file }
  const folder = new URL('.', self).href
  return reference.startsWith(folder) ? { local: reference.slice(folder.length), base: root.file } : asWritten
}
