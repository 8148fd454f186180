import { inject } from 'vitest'
import { startFirefox } from './puppeteer-engine.ts'
import { testEngine } from './test-engine.ts'

const { firefox = '' } = inject('programs')
testEngine({
  name: 'Firefox',
  reason:
    firefox === '' ? "Firefox isn't installed, and this user can't install it (firefox-esr)." : undefined,
  start: () => startFirefox(firefox),
})
