import { inject } from 'vitest'
import { testEngine } from './test-engine.ts'
import { startWebKit } from './webkit-engine.ts'

const { webKitDriver: driver = '', screen = '' } = inject('programs')
testEngine({
  name: 'WebKit',
  reason:
    driver === '' || screen === ''
      ? "WebKit isn't installed, and this user can't install it (webkit2gtk-driver and xvfb)."
      : undefined,
  start: () => startWebKit({ driver, screen }),
})
