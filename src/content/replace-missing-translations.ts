import type { DocsConfig } from '../shared/config/config.ts'
import type { Problem, ProblemCollector } from '../shared/docs-error.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import { getDefaultLocale, getSourcePath, getTranslationFolder } from '../shared/site/locales.ts'
import { findNearest } from '../shared/text/find-nearest.ts'
import { isPageFile, toCollectionPath } from './file-to-route.ts'
import { listFiles, type SourceFile } from './source-files.ts'

/** The site whose files are listed, and where problems go. */
export interface ListingContext {
  root: string
  config: DocsConfig
  messages: LocaleMessages
  collector: ProblemCollector
}

const stripExtension = (path: string): string => path.replace(/\.mdx?$/, '')

/** Lists the files of a folder in a locale. A file that isn't translated is in the default locale. */
export function replaceMissingTranslations(
  folder: string,
  locale: string,
  { root, config, collector }: ListingContext,
): SourceFile[] {
  const files = listFiles(root, folder)
  if (locale === getDefaultLocale(config).id) return files
  const translations = listFiles(root, getTranslationFolder(folder, locale))
  const bySource = new Map(translations.map((file) => [stripExtension(getSourcePath(file.path)), file]))
  const sourcePaths = new Set(files.map(({ path }) => stripExtension(path)))
  const strays = translations.filter(
    ({ path }) =>
      isPageFile(toCollectionPath(folder, path)) && !sourcePaths.has(stripExtension(getSourcePath(path))),
  )
  collector.problems.push(...strays.map((file) => createStrayTranslationProblem(file, files)))
  return files.map((file) => bySource.get(stripExtension(file.path)) ?? file)
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
