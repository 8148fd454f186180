import { posix } from 'node:path'
import { parse } from 'acorn'
import { evaluate } from '../../../../content/expressions/evaluate.ts'
import { ExpressionError } from '../../../../content/expressions/expression-error.ts'
import { parseStatements } from '../../../../content/expressions/parse-expression.ts'
import type { DocusaurusPage } from '../../docusaurus-page.ts'
import { Refusal } from '../../read/refusal.ts'
import { frontMatterBlock } from '../front-matter/front-matter-block.ts'
import { convertImagePath, findAsset } from '../links/convert-link.ts'
import type { MdxNode } from '../mdx-tree.ts'
import type { PageConversion } from '../page-conversion.ts'
import type { Binding } from './import-binding.ts'
import { readImport } from './read-import.ts'

/** Components that both engines have. */
export const commonComponents = new Set(['Tabs', 'TabItem', 'Admonition', 'CodeBlock', 'Details'])
const imageFile = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i
const moduleFile = /\.(?:jsx?|tsx?|mjs|cjs|json|ya?ml)$/i

/** Converts the import and export statements of a page, and records what their names mean. */
export function convertStatements(nodes: readonly MdxNode[], conversion: PageConversion): void {
  for (const node of nodes) {
    const text = conversion.edits.text.slice(node.start, node.end)
    for (const { start, code } of splitStatements(text)) {
      const at = node.start + start
      const replacement = code.startsWith('import')
        ? convertImport(code, at, conversion)
        : convertExport(code, at, conversion)
      if (replacement !== code) conversion.edits.replace({ start: at, end: at + code.length }, replacement)
    }
  }
}

/** Splits statements. Several may be on one line. Exports with elements aren't valid for the parser. */
function splitStatements(text: string): { start: number; code: string }[] {
  try {
    const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' })
    return body.map(({ start, end }) => ({ start, code: text.slice(start, end) }))
  } catch {
    const starts = [...text.matchAll(/^(?:import|export)\s|(?<=;[ \t]*)import\s/gm)].map(({ index }) => index)
    return starts.map((start, index) => ({ start, code: text.slice(start, starts[index + 1]).trimEnd() }))
  }
}

function convertImport(code: string, at: number, conversion: PageConversion): string {
  const { names, literal, from, bindings } = readImport(code, conversion.context)
  const source = from.replace(/\?.*$/, '')
  const isDefault = bindings.length === 1 && bindings[0]?.imported === 'default'
  const name = bindings[0]?.local ?? ''
  const set = (binding: Binding): void => {
    for (const { local } of bindings) conversion.bindings.set(local, binding)
  }
  conversion.moduleSources.push(formatModuleImport({ code, names, from }))
  const theme = source.match(/^@theme\/([\w/]+)$/)?.[1]
  if (theme !== undefined && commonComponents.has(theme) && isDefault) {
    set({ kind: 'component', name: theme })
    return startsLine(conversion, at) ? code : `\n${code}`
  }
  if (/^(?:@docusaurus\/|@theme\/|react$|clsx$)/.test(source)) {
    set({ kind: 'docusaurus', name: source.replace(/^@(?:docusaurus|theme)\//, '').replace(/\/index$/, '') })
    return ''
  }
  if (/raw-loader|\?raw$/.test(from)) {
    set({ kind: 'text', file: from.replace(/^.*!/, '').replace(/\?raw$/, '') })
    return ''
  }
  if (/\.mdx?$/.test(source) && isDefault) return convertPartialImport({ code, at, name, source }, conversion)
  if (imageFile.test(source) && isDefault) {
    const path = convertImagePath(source, conversion.page, conversion.context)
    set({ kind: 'image', path })
    return path === literal && startsLine(conversion, at) ? code : `import ${name} from '${path}'`
  }
  set(isLocalModule(source, conversion) ? { kind: 'module' } : { kind: 'unknown', from })
  return ''
}

/** Formats an import for the evaluation of expressions. A file that is imported as text isn't a module. */
function formatModuleImport({ code, names, from }: { code: string; names: string; from: string }): string {
  if (names === '' || /raw-loader|\?raw$/.test(from)) return ''
  return /[!?]/.test(from) ? code : `import ${names} from ${JSON.stringify(from)}`
}

/** Whether a module belongs to the site. Its values can be computed. */
function isLocalModule(source: string, { page, context }: PageConversion): boolean {
  if (!/^(?:\.|@site\/)/.test(source)) return false
  return (
    moduleFile.test(source) ||
    ['.js', '.ts', '.json', '.jsx', '.tsx'].some(
      (ending) => findAsset(source + ending, page, context) !== undefined,
    )
  )
}

interface ImportedPartial {
  code: string
  at: number
  name: string
  source: string
}

/** The statement is written when it's known whether the page still shows the file. */
function convertPartialImport(
  { code, at, name, source }: ImportedPartial,
  conversion: PageConversion,
): string {
  const { page, context } = conversion
  const target = context.links.findFile(source, page)
  if (target === undefined) {
    conversion.bindings.set(name, { kind: 'unknown', from: source })
    conversion.report('code', `The file \`${source}\` that the page imports doesn't exist.`, at)
    return ''
  }
  const partial = {
    alias: name.charAt(0).toUpperCase() + name.slice(1),
    path: getPartialPath(page, target),
    target,
    isUsed: false,
    start: at,
    end: at + code.length,
  }
  conversion.bindings.set(name, { kind: 'partial', partial })
  return code
}

function getPartialPath(page: DocusaurusPage, target: DocusaurusPage): string {
  const relative = posix.relative(posix.dirname(page.out), target.out)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** Adds the import of a Markdown file that a component of the site shows, with the values that it gets. Returns its name on the page. */
export function addPartial(file: string, conversion: PageConversion, props: Record<string, unknown>): string {
  const { page, context } = conversion
  const target = context.links.findFile(`@site/${posix.relative(context.root, file)}`, page)
  if (target === undefined)
    throw new Refusal(`shows \`${posix.relative(context.root, file)}\`, which no page imports`)
  return importPartial(context.partials.find(target, props), conversion)
}

/** Adds the import of a partial, unless the page has it. Returns its name on the page. */
export function importPartial(target: DocusaurusPage, { page, bindings }: PageConversion): string {
  const path = getPartialPath(page, target)
  const known = [...bindings.values()].find(
    (binding) => binding.kind === 'partial' && binding.partial.path === path,
  )
  if (known?.kind === 'partial') {
    known.partial.isUsed = true
    return known.partial.alias
  }
  const name = posix
    .basename(path)
    .replace(/\.\w+$/, '')
    .replace(/\W|_/g, ' ')
  const alias = `${name.replace(/(?:^|\s+)(\w)/g, (_, letter: string) => letter.toUpperCase()).trim()}Text`
  bindings.set(alias, { kind: 'partial', partial: { alias, path, target, isUsed: true, start: 0, end: 0 } })
  return alias
}

/** Writes the imports of the Markdown files that components of the site show, which the page didn't import itself. */
export function writeAddedImports(text: string, { bindings }: PageConversion): string {
  const added = [...bindings.values()].flatMap((binding) =>
    binding.kind === 'partial' && binding.partial.start === binding.partial.end
      ? [`import ${binding.partial.alias} from '${binding.partial.path}'\n`]
      : [],
  )
  const [head = ''] = text.match(frontMatterBlock) ?? []
  return added.length === 0
    ? text
    : `${head}\n\n${added.join('')}\n${text.slice(head.length).trimStart()}`.trimStart()
}

/** Writes the imports of the Markdown files that a page still shows, each on a separate line. */
export function writePartialImports({ bindings, edits }: PageConversion): void {
  for (const binding of bindings.values()) {
    if (binding.kind !== 'partial') continue
    const { alias, path, isUsed, start, end } = binding.partial
    if (start === end) continue
    const isLine = start === 0 || edits.text[start - 1] === '\n'
    const statement = `${isLine ? '' : '\n'}import ${alias} from '${path}'`
    const [rest = ''] = edits.text.slice(end).split('\n', 1)
    const isSame =
      edits.text.slice(start, end).replace(/;$/, '').replaceAll('"', "'") === statement && rest.trim() === ''
    if (!isUsed) edits.replace({ start, end }, '')
    else if (!isSame) edits.replace({ start, end }, rest.trim() === '' ? statement : `${statement}\n`)
  }
}

const startsLine = ({ edits }: PageConversion, at: number): boolean => at === 0 || edits.text[at - 1] === '\n'

function convertExport(code: string, at: number, conversion: PageConversion): string {
  const name = code.match(/^export\s+(?:default\s+)?(?:const|let|var|function|class)\s+([\w$]+)/)?.[1]
  if (name !== undefined && addConstants(code, conversion)) {
    conversion.bindings.set(name, { kind: 'constant' })
    conversion.moduleSources.push(code)
    return code
  }
  if (name !== undefined) {
    const isComponent = /^[A-Z]/.test(name)
    conversion.bindings.set(name, isComponent ? { kind: 'unknown', from: 'this page' } : { kind: 'module' })
    conversion.moduleSources.push(code)
  }
  if (!/^export\s+const\s+(?:toc|metadata)\b/.test(code))
    conversion.report(
      'code',
      `The page defines ${name === undefined ? 'code' : `\`${name}\``}, which isn't carried over.`,
      at,
    )
  return ''
}

/** Adds the constants of an export that our pages can have as well. Returns whether it has no others. */
function addConstants(code: string, { constants }: PageConversion): boolean {
  try {
    const [statement] = parseStatements(code)
    const declaration = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    if (declaration?.type !== 'VariableDeclaration') return false
    const scope = new Map(constants)
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) return false
      scope.set(id.name, evaluate(init, { scope, text: code }))
    }
    for (const [name, value] of scope) constants.set(name, value)
    return true
  } catch (error) {
    if (error instanceof ExpressionError) return false
    throw error
  }
}
