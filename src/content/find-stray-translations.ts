import type { Problem } from '../shared/docs-error.ts'
import { getSourcePath } from '../shared/site/locales.ts'
import { findNearest } from '../shared/text/find-nearest.ts'
import { stripPageExtension } from './file-to-route.ts'
import type { SourceFile } from './source-files.ts'

/** Reports translated pages whose original isn't in `files`, which are in the default locale. */
export function findStrayTranslations(
  translations: readonly SourceFile[],
  files: readonly SourceFile[],
): Problem[] {
  const sourcePaths = new Set(files.map(({ path }) => stripPageExtension(path)))
  return translations
    .filter(({ path }) => !sourcePaths.has(stripPageExtension(getSourcePath(path))))
    .map((file) => createStrayTranslationProblem(file, files))
}

function createStrayTranslationProblem({ path }: SourceFile, files: readonly SourceFile[]): Problem {
  const source = getSourcePath(path)
  const similar = findNearest(
    source,
    files.map((file) => file.path),
  )
  return {
    problem: `The file translates \`${source}\`, which doesn't exist.`,
    at: { file: path, line: undefined },
    fix:
      similar === undefined
        ? 'Write the page in the default language first.'
        : `Did you mean \`${similar}\`?`,
  }
}
