import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentText, consentVersion } from './consent-text.ts'

test('[R-053] the form prints the text that consents are kept with', () => {
  const form = readFileSync(new URL('../../theme/newsletter/NewsletterForm.tsx', import.meta.url), 'utf8')
  for (const sentence of consentText.split(/(?<=\.) /))
    expect(form).toContain(sentence.replace(/Newsletter\.$/, 'Newsletter'))
  expect(consentVersion).toMatch(/^[\da-f]{12}$/)
})
