import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { articleComponents } from '../../shared/content/article-components.ts'
import { createImageToken } from '../../shared/content/link-tokens.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import { ExpressionError } from '../expressions/expression-error.ts'
import { getStartOffset, parseStatements, type Statement } from '../expressions/parse-expression.ts'
import { type DocumentData, locateNode } from './document-data.ts'
import { evaluateNode } from './jsx/evaluate-in-page.ts'
import { reportExpressionError } from './jsx/report-expression-error.ts'

const imageFile = /\.(svg|png|jpe?g|gif|webp|avif)$/i

/**
 * Handles the import and export statements of an MDX page. `@theme/Tabs` and similar name our components, image files
 * become addresses, and exported constants become variables. Anything else would need a bundler.
 */
export function imports(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      context.removeNode(node)
      const { line = 1, column = 1 } = node.position?.start ?? {}
      const position = { line, column, text: node.value }
      const at = locateNode(data, node)
      for (const statement of reportExpressionError(data, position, () => parseStatements(node.value)) ??
        []) {
        reportExpressionError(data, position, () => readStatement(statement, { data, at, text: node.value }))
      }
    },
  })
}

interface StatementContext {
  data: DocumentData
  /** Position of the statements. */
  at: { file: string; line: number }
  text: string
}

type ImportStatement = Extract<Statement, { type: 'ImportDeclaration' }>
type ExportStatement = Extract<Statement, { type: 'ExportNamedDeclaration' }>

function readStatement(statement: Statement, context: StatementContext): void {
  if (statement.type === 'ImportDeclaration') readImport(statement, context)
  else if (statement.type === 'ExportNamedDeclaration') readExport(statement, context)
  else throw createExportError(statement)
}

function readImport(
  { specifiers: [specifier, ...others], source }: ImportStatement,
  { data, at }: StatementContext,
): void {
  const from = String(source.value)
  const name =
    specifier?.type === 'ImportDefaultSpecifier' && others.length === 0 ? specifier.local.name : undefined
  if (name !== undefined && imageFile.test(from)) {
    data.scope.set(name, createImageToken(data.images.push({ href: from, ...at }) - 1))
    return
  }
  const component = from.match(/^@theme\/(\w+)$/)?.[1]
  if (component !== undefined && name !== undefined && Object.hasOwn(articleComponents, component)) {
    data.aliases.set(name, component)
    return
  }
  // Uses of something that can't be imported aren't reported separately.
  for (const { local } of [specifier, ...others].filter((one) => one !== undefined))
    data.scope.set(local.name, undefined)
  data.problems.push({
    problem: `\`import … from '${from}'\` can't be resolved.`,
    at,
    fix:
      component === undefined
        ? 'Pages can import components (`@theme/Tabs`), partials (`./_name.mdx`) and images.'
        : suggestFix(
            component,
            Object.keys(articleComponents),
            `Components: ${Object.keys(articleComponents).join(', ')}.`,
          ),
  })
}

/** Defines a variable from `export const plan = 'C3'`. */
function readExport(statement: ExportStatement, { data, text }: StatementContext): void {
  const { declaration } = statement
  if (declaration?.type !== 'VariableDeclaration') throw createExportError(statement)
  for (const { id, init } of declaration.declarations) {
    if (id.type !== 'Identifier' || !init) throw createExportError(statement)
    // If the value has a mistake, uses of the constant aren't reported separately.
    data.scope.set(id.name, undefined)
    data.scope.set(id.name, evaluateNode(init, text, data))
  }
}

const createExportError = (statement: Statement): ExpressionError =>
  new ExpressionError(
    'Pages can export only constants.',
    "Write `export const name = 'value'`, or use one of the components.",
    getStartOffset(statement),
  )
