import { inject } from 'vitest'
import { startChromium } from './puppeteer-engine.ts'
import { testEngine } from './test-engine.ts'

const { chromium } = inject('programs')
testEngine({ name: 'Chromium', reason: undefined, start: () => startChromium(chromium) })
