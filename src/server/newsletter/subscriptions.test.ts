import { expect, test } from 'vitest'
import { consentVersion } from './subscriptions.ts'

// Kept with consents that were given: if the words change, they get a number of their own, and so this one has to change too.
test('[R-053] the version of the consent is that of the words which the form has', () => {
  expect(consentVersion).toBe('3fe2e2ff6938')
})
