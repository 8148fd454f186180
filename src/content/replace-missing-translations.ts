import type { DocsConfig } from '../shared/config/config.ts'
import type { ProblemCollector } from '../shared/docs-error.ts'
import type { LocaleMessages } from '../shared/messages/page-messages.ts'
import { getDefaultLocale, getSourcePath, getTranslationFolder } from '../shared/site/locales.ts'
import { isPageFile, stripPageExtension, toCollectionPath } from './file-to-route.ts'
import { findStrayTranslations } from './find-stray-translations.ts'
import { listFiles, type SourceFile } from './source-files.ts'

/** The site whose files are listed, and where problems go. */
export interface ListingContext {
  root: string
  config: DocsConfig
  messages: LocaleMessages
  collector: ProblemCollector
}

/** Lists the files of a folder in a locale. A file that isn't translated is in the default locale. */
export function replaceMissingTranslations(
  folder: string,
  locale: string,
  { root, config, collector }: ListingContext,
): SourceFile[] {
  const files = listFiles(root, folder)
  if (locale === getDefaultLocale(config).id) return files
  const translations = listFiles(root, getTranslationFolder(folder, locale))
  const bySource = new Map(translations.map((file) => [stripPageExtension(getSourcePath(file.path)), file]))
  const pages = translations.filter(({ path }) => isPageFile(toCollectionPath(folder, path)))
  collector.problems.push(...findStrayTranslations(pages, files))
  return files.map((file) => bySource.get(stripPageExtension(file.path)) ?? file)
}
