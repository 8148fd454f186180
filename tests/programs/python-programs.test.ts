import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guides } from '../api/guides/our-guides.ts'
import { readPrograms } from '../api/guides/read-programs.ts'
import { followPythonPage } from './follow-python-page.ts'
import { readStandardModules } from './python-environment.ts'
import { listPythonPages } from './read-python-page.ts'
import { type Services, startServices } from './services/start-services.ts'

const standard = readStandardModules()
/** Other tests run programs that need only files, and compare their output. */
const local = new Set(guides.filter(({ fences }) => readPrograms(fences).length > 0).map(({ file }) => file))
const pages = listPythonPages().filter(({ file }) => !local.has(file))
const skipped: string[] = []
let services: Services | undefined

beforeAll(async () => {
  services = await startServices()
})

afterAll(async () => {
  await services?.stop()
  if (skipped.length > 0) console.log(`Python programs that can't run here:\n${skipped.join('\n')}`)
})

/** Addresses differ from the page's, because the services have another host. */
const hideAddresses = (text: string): string => text.trim().replaceAll(/https?:\/\/[^\s'"]+/g, 'URL')

describe.skipIf(standard === undefined)('programs of guides (skipped without python3)', () => {
  test('are on many pages', () => {
    expect(pages.length).toBeGreaterThan(20)
  })

  test.for(pages.map((page) => [page.file, page] as const))(
    'of %s run against services',
    async ([, page], { skip }) => {
      if (services === undefined || standard === undefined) throw new Error('The services are not running.')
      services.refused.length = 0
      const results = await followPythonPage(page, { origin: services.origin, standard })
      expect(results.length).toBeGreaterThan(0)
      for (const { place, script, shown, outcome } of results) {
        if (outcome.kind === 'skipped') skipped.push(`  ${place} ${script}: ${outcome.reason}`)
        else expect(outcome, place).not.toHaveProperty('error')
        if (outcome.kind === 'ran' && shown !== undefined)
          expect(hideAddresses(outcome.output), place).toBe(hideAddresses(shown))
      }
      expect(services.refused).toEqual([])
      if (results.every(({ outcome }) => outcome.kind === 'skipped'))
        skip('No program of the page can run here.')
    },
  )
})
