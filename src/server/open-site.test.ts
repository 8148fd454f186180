import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../tests/unit/temporary-folder.ts'
import { DocsError } from '../shared/docs-error.ts'
import { followBuilds, openSite } from './open-site.ts'

const site = (name: string): string => JSON.stringify({ base: '/', name })

/** A folder with a built site, a clock, and what was reported. */
function followed() {
  const folder = createTemporaryFolder({ '_/site.json': site('first') })
  const clock = { time: 0 }
  const reported: unknown[] = []
  const current = followBuilds(folder, {
    freshFor: 1000,
    now: () => clock.time,
    reportError: (error) => reported.push(error),
  })
  let builds = 0
  const build = (text: string): void => {
    const file = join(folder, '_/site.json')
    writeFileSync(file, text)
    builds++
    utimesSync(file, builds, builds)
  }
  return { current, clock, reported, build }
}

test('the site is the same object until the next build', () => {
  const { current, clock, build } = followed()
  const first = current()
  clock.time = 5000
  expect(current()).toBe(first)
  build(site('second'))
  expect(current()).toBe(first)
  clock.time = 6000
  const second = current()
  expect([second.name, second.redirects]).toEqual(['second', {}])
  expect(current()).toBe(second)
})

test('an unreadable build is reported, and the previous one stays in use', () => {
  const { current, clock, reported, build } = followed()
  build('{')
  clock.time = 1000
  expect(current().name).toBe('first')
  expect(reported).toEqual([expect.any(SyntaxError)])
  build(site('second'))
  clock.time = 2000
  expect(current().name).toBe('second')
})

test('a folder without a site is reported with a fix', () => {
  const folder = createTemporaryFolder({})
  mkdirSync(join(folder, '_'))
  expect(() => openSite(folder)).toThrow(DocsError)
  expect(() => followBuilds(folder)).toThrow('Run `docent build` first, or set its folder with --out.')
})
