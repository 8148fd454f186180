import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { AllMessages } from '../../shared/messages/page-messages.ts'
import { readSiteYaml } from './read-yaml.ts'

type Locale = Pick<DocsConfig['locales'][number], 'id' | 'htmlLang'>

export const messagesSchema = z.record(z.string(), z.string().min(1))

/** Returns the language of a locale without its region: `es` for `es-MX`. */
export const getLanguage = ({ id, htmlLang = id }: Locale): string =>
  htmlLang.split('-')[0]?.toLowerCase() ?? ''

/** Returns the engine's texts in the language of a locale, from `content/languages/`. Empty if it has none. */
export function loadLanguage(locale: Locale): Partial<AllMessages> {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  return readSiteYaml(folder, `languages/${getLanguage(locale)}.yml`, messagesSchema)?.data ?? {}
}
