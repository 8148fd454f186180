import type { ConversionContext } from '../../conversion-context.ts'
import type { DocusaurusPage } from '../../docusaurus-page.ts'

const propsModule = 'docent-props'

/** Formats the statements that an expression of a page needs. A statement that fails affects only expressions that use its names. */
export const formatScope = (statements: readonly string[], code: string): string =>
  `${selectStatements(statements, code).join('\n')}\nconst props = require('${propsModule}').default;`

/** Selects the statements that declare a name of the code, or of another selected statement. */
function selectStatements(statements: readonly string[], code: string): string[] {
  const names = statements.map(listDeclaredNames)
  const selected = new Set<string>()
  const pending = [code]
  for (const text of pending) {
    const words = new Set(text.match(word))
    for (const [index, statement] of statements.entries()) {
      if (selected.has(statement) || !names[index]?.some((name) => words.has(name))) continue
      selected.add(statement)
      pending.push(statement)
    }
  }
  return statements.filter((statement) => selected.has(statement))
}

const word = /[\w$]+/g
/** The part of an import or export that declares names. It may match other words, too, which only select more statements. */
const declaration =
  /^import\b[\s\S]*?\bfrom\b|^export\s+(?:default\s+)?(?:async\s+)?\w+\s+(?:[{[][^=]*=|[\w$*]+)/
const keywords = new Set('import export default from as const let var function class async type'.split(' '))

const listDeclaredNames = (statement: string): string[] =>
  (statement.match(declaration)?.[0].match(word) ?? []).filter((name) => !keywords.has(name))

/** Creates the modules that an expression of a page gets. */
export const createScope = (page: DocusaurusPage, context: ConversionContext): Record<string, unknown> => ({
  ...context.createPageModules(page),
  // A file that is imported without values has none, and to read one throws.
  [propsModule]: { default: page.props },
})
