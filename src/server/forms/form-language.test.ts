// cspell:disable -- German texts
import { expect, test } from 'vitest'
import { formMessages } from '../../shared/forms/form-messages.ts'
import type { ManifestLanguage } from '../../shared/output/server/server-manifest.ts'
import { findPageLocale, getFormLanguage, readFormLanguage } from './form-language.ts'

const createLanguage = (id: string, messages: ManifestLanguage['messages'] = {}): ManifestLanguage => ({
  id,
  path: id === 'de' ? '/' : `/${id}/`,
  htmlLang: id,
  direction: id === 'ar' ? 'rtl' : 'ltr',
  messages,
})

const site = {
  formLanguages: [
    createLanguage('de', { formBack: 'Zurück', formRetry: 'Noch einmal' }),
    createLanguage('ar', { formBack: 'رجوع' }),
    createLanguage('ar-EG'),
  ],
}

test('[R-053] a text that a language lacks is in the default language, and then in English', () => {
  const { messages, ...arabic } = getFormLanguage(site, 'ar')
  expect(arabic).toEqual({ locale: 'ar', homePath: '/ar/', htmlLang: 'ar', direction: 'rtl' })
  expect(messages.formBack).toBe('رجوع')
  expect(messages.formRetry).toBe('Noch einmal')
  expect(messages.newsletterConfirm).toBe(formMessages.newsletterConfirm)
})

test.each([undefined, 'fr', '', 'AR', '__proto__'])('[R-053] %s is no locale of the site', (locale) => {
  expect(getFormLanguage(site, locale).locale).toBe('de')
})

test('[R-053] a site that an earlier version built has English texts', () => {
  expect(getFormLanguage({}, 'ar')).toMatchObject({
    locale: undefined,
    homePath: '/',
    messages: formMessages,
  })
})

test.each([
  ['/ar/docs/', 'ar'],
  ['/ar-EG/docs/', 'ar-EG'],
  ['/arabic/', 'de'],
  [undefined, undefined],
])('[R-053] the page %s has the locale %s', (page, locale) => {
  expect(findPageLocale(site, page)).toBe(locale)
})

test.each([
  ['?locale=ar', undefined, 'ar'],
  ['?locale=ar', '/docs/', 'ar'],
  ['?locale=fr', '/ar/docs/', 'ar'],
  ['', '/ar/docs/', 'ar'],
  ['?locale=../../x', undefined, 'de'],
])('[R-053] a form at %s on the page %s is answered in %s', (query, page, locale) => {
  const request = new Request(`https://docs.example/_/newsletter${query}`)
  expect(readFormLanguage(site, request, page).locale).toBe(locale)
})
