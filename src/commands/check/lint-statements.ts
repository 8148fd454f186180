import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readSiteYaml } from '../../content/data/read-yaml.ts'
import { listFiles } from '../../content/source-files.ts'
import { compareStatements } from '../../lint/statements/compare-statements.ts'
import type { StatementFiles } from '../../lint/statements/read-statements.ts'
import { statementListSchema } from '../../lint/statements/statement-list.ts'
import type { CatalogTables } from '../../shared/content/catalog/catalog.ts'
import { DocsError, type Problem } from '../../shared/docs-error.ts'

/** File that lists what guides, API documents, and catalogs all state, relative to the site folder. */
const statementsFile = 'content/statements.yml'

/** Checks that guides, API documents, and catalogs say the same. A site without the list has nothing to compare. */
export function lintStatements(root: string, catalog: CatalogTables): Problem[] {
  const list = readSiteYaml(root, statementsFile, statementListSchema)
  if (list === undefined) return []
  // Many statements are in one catalog, and parsing it takes most of the time.
  const documents = new Map<string, ParsedDocument>()
  return compareStatements(list.data, {
    files: listFiles(root, 'content')
      .filter(({ path }) => /\.(mdx?|ya?ml)$/.test(path) && path !== statementsFile)
      .map((file) => ({ file: file.path, text: readFileSync(file.absolute, 'utf8') })),
    catalog,
    readDocument(file) {
      if (!documents.has(file)) documents.set(file, readDocument(root, file))
      return documents.get(file)
    },
    list: { file: statementsFile, findLine: (index) => list.line([index]) },
  })
}

type ParsedDocument = ReturnType<StatementFiles['readDocument']>

/** Reads a YAML file. One with wrong syntax is left out, because the build reports it. */
function readDocument(root: string, file: string): ParsedDocument {
  try {
    const read = readSiteYaml(root, file, z.unknown())
    return read && { value: read.data, line: read.line }
  } catch (error) {
    if (error instanceof DocsError) return undefined
    throw error
  }
}
