import { localeParameter } from '../../shared/forms/form-locale.ts'
import { type FormMessages, formMessages } from '../../shared/forms/form-messages.ts'
import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'

/** Language of a response to a form, or of an email after one. */
export interface FormLanguage {
  /** Undefined on a site that was built before forms had languages. */
  locale: string | undefined
  /** Path of its home page below the base. */
  homePath: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  /** Complete: a text that the language doesn't have is in the default locale, and then in English. */
  messages: FormMessages
}

/** A site, with the languages that its forms can have. */
export type FormSite = Pick<ServerManifest, 'formLanguages'>

/** Returns the language of a locale, or of the default locale if the site has no such locale. */
export function getFormLanguage({ formLanguages = [] }: FormSite, locale: string | undefined): FormLanguage {
  const [first] = formLanguages
  const language = formLanguages.find(({ id }) => id === locale) ?? first
  return {
    locale: language?.id,
    homePath: language?.path ?? '/',
    htmlLang: language?.htmlLang ?? 'en',
    direction: language?.direction ?? 'ltr',
    messages: { ...formMessages, ...first?.messages, ...language?.messages },
  }
}

/** Returns the locale of a page below the base. Undefined for an unknown page. */
export function findPageLocale(
  { formLanguages = [] }: FormSite,
  page: string | undefined,
): string | undefined {
  const [language] = formLanguages
    .filter(({ path }) => page?.startsWith(path))
    .sort((first, second) => second.path.length - first.path.length)
  return language?.id
}

/**
 * Returns the language that a form or link names in its URL, or the language of the page with the form. Only locales of the site
 * count.
 */
export function readFormLanguage(site: FormSite, request: Request, page?: string): FormLanguage {
  const named = new URL(request.url).searchParams.get(localeParameter)
  const isKnown = (site.formLanguages ?? []).some(({ id }) => id === named)
  return getFormLanguage(site, isKnown && named !== null ? named : findPageLocale(site, page))
}
