import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ExistingNames, findStaleNames, listWords } from './architecture/find-stale-names.ts'
import { readFileText } from './architecture/read-prose.ts'
import {
  listRepositoryFiles,
  listScripts,
  repositoryRoot,
  toRepositoryPath,
} from './architecture/source-files.ts'

const codeFolders = ['bench', 'setup', 'src', 'tests']
const rootDocuments = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md']

/** Lists the paths of the repository's own files. */
const listOwnFiles = (): string[] => [
  ...[...codeFolders, 'content', 'docs', 'spec'].flatMap(listRepositoryFiles).map(toRepositoryPath),
  ...readdirSync(repositoryRoot),
]

describe('a name in backticks', () => {
  test('is stale if no file or word of the code has it', () => {
    const existing: ExistingNames = {
      files: new Set(['src/site/create-site.ts', 'src/site/links/check-links.ts', 'docs/serving.md']),
      words: new Set(['createSite', 'docsConfig', 'apis']),
    }
    const find = (prose: string): string[] => findStaleNames(prose, 'src/site/links/resolve.ts', existing)
    expect(find('`createSite`, `createSite()`, `docsConfig.apis`, and `check-links.ts` exist.')).toEqual([])
    expect(find('So do `site/create-site.ts`, `create-site.ts`, and `docs/serving.md`.')).toEqual([])
    expect(find('`makeSite` is gone, like `docsConfig.specs`, `links/check.ts`, and `docs/x.md`.')).toEqual([
      'makeSite',
      'docsConfig.specs',
      'links/check.ts',
      'docs/x.md',
    ])
    expect(find('Output (`index.md`), URLs (`/a/`), and plain words (`main`) are not checked.')).toEqual([])
  })

  test('exists, in every comment and every document', () => {
    const sources = [
      ...listScripts(codeFolders),
      ...listRepositoryFiles('src').filter((file) => file.endsWith('.css')),
      ...listRepositoryFiles('docs').filter((file) => /\.mdx?$/.test(file)),
      ...rootDocuments.map((file) => join(repositoryRoot, file)),
    ].map((file) => ({ path: toRepositoryPath(file), ...readFileText(file) }))
    const files = listOwnFiles()
    const data = files
      .filter((path) => /\.(json|ya?ml|config\.ts)$/.test(path) && path !== 'package-lock.json')
      .map((path) => readFileSync(join(repositoryRoot, path), 'utf8'))
    const existing: ExistingNames = {
      files: new Set(files),
      words: new Set([...sources.map(({ code }) => code), ...data].flatMap(listWords)),
    }
    const stale = sources.flatMap(({ path, prose }) =>
      prose.flatMap((text) => findStaleNames(text, path, existing).map((name) => `${path}: ${name}`)),
    )
    expect(stale).toEqual([])
  })
})
