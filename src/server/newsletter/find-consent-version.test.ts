import { expect, test } from 'vitest'
import { findConsentVersion } from './find-consent-version.ts'

// Stored with the consents of readers: a new wording needs a new version, so this one must change too.
const defaultVersion = '3fe2e2ff6938'

test('[R-053] the consent version matches the text of the form', () => {
  expect(findConsentVersion({}, undefined)).toBe(defaultVersion)
  expect(findConsentVersion({}, '/docs/')).toBe(defaultVersion)
})

test('[R-053] a translated consent text has a separate version, on the pages of its language', () => {
  const german = { path: '/de/', title: 'Newsletter abonnieren', offer: 'Jede Woche Neues.' }
  const site = { consentTexts: [german] }
  const version = findConsentVersion(site, '/de/docs/')
  expect(version).not.toBe(defaultVersion)
  expect(findConsentVersion(site, '/docs/')).toBe(defaultVersion)
  const ofDefault = {
    consentTexts: [
      { ...german, path: '/' },
      { ...german, path: '/ar/', offer: 'أخبار' },
    ],
  }
  expect(findConsentVersion(ofDefault, '/')).toBe(version)
  expect(findConsentVersion(ofDefault, '/ar/')).not.toBe(version)
})
