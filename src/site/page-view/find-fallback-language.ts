import type { DocsConfig } from '../../shared/config/config.ts'
import type { CompiledPage } from '../../shared/content/compiled-page.ts'
import { getDefaultLocale } from '../../shared/site/locales.ts'
import type { PageView } from '../../shared/site/page.ts'

/** Returns the language of a page that isn't translated. */
export function findFallbackLanguage(
  { locale, file, source }: CompiledPage,
  config: DocsConfig,
): PageView['fallback'] {
  const { id, htmlLang, direction } = getDefaultLocale(config)
  // The engine's own not-found page has hardly any text besides the shell's.
  if (locale === id || file !== source || !file.startsWith('content/')) return undefined
  return { lang: htmlLang ?? id, dir: direction }
}
