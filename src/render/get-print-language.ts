import type { AllMessages } from '../shared/messages/page-messages.ts'
import type { PrintLanguage } from '../shared/output/render-module.ts'
import type { SiteView } from '../shared/site/site-view.ts'

interface LanguageSource {
  site: SiteView
  messages: Readonly<Record<string, Partial<AllMessages>>>
}

/** Returns the language of a locale, with the messages that it replaces. */
export function getPrintLanguage({ site, messages }: LanguageSource, locale: string): PrintLanguage {
  const { htmlLang } = site.locales.find(({ id }) => id === locale) ?? { htmlLang: locale }
  return { language: htmlLang, messages: messages[locale] ?? {} }
}
