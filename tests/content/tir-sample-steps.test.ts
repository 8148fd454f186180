import { expect, test } from 'vitest'
import { readFences } from '../api/guides/read-fences.ts'
import { type GuidePage, guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()].filter(({ path }) => path.startsWith('/docs/tir/'))
const guides = pages.map((page) => ({ ...page, fences: readFences(page.file, page.text) }))

const shells = new Set(['bash', 'sh'])

/** Variables that a loop of a pasted script sets, although later scripts of the page read another value. */
function findLostVariables({ fences }: { fences: ReturnType<typeof readFences> }): string[] {
  const scripts = fences.filter(({ language }) => shells.has(language)).map(({ code }) => code)
  return scripts.flatMap((code, index) =>
    [...code.matchAll(/\bfor ([A-Za-z_]+) in\b/g)]
      .map(([, name = '']) => name)
      .filter((name) => {
        const isSet = new RegExp(`(?:^|[\\s;(])${name}=|\\bfor ${name} in\\b|\\bread\\b.*\\b${name}\\b`, 'm')
        const reads = new RegExp(`\\$\\{?${name}\\b`)
        return scripts.slice(index + 1).some((later) => reads.test(later) && !isSet.test(later))
      }),
  )
}

test('a loop leaves the variables alone that later samples of the page read', () => {
  expect(guides.length).toBeGreaterThan(100)
  const lost = guides.flatMap((guide) => findLostVariables(guide).map((name) => `${guide.file}: ${name}`))
  expect(lost).toEqual([])
})

test('a program that lists plans with their prices creates nothing that is billed', () => {
  const lists = /\b(?:get_plans_list|get_plans_name|show_plan_names)\(/
  const programs = guides.flatMap(({ file, fences }) =>
    fences
      .filter(({ language, code }) => language === 'python' && lists.test(code))
      .map(({ code, title = '' }) => ({ code, place: `${file}: ${title}` })),
  )
  expect(programs.length).toBeGreaterThan(5)
  const buys = /\.create\w*\(/
  expect(programs.filter(({ code }) => buys.test(code)).map(({ place }) => place)).toEqual([])
})

const changedLines = /^(\S+) \((?:added|changed|new|last) (?:lines?|step)\)$/

test('lines that readers add or change are in a file that a guide creates', () => {
  const created = new Set(guides.flatMap(({ fences }) => fences.map(({ title = '' }) => title)))
  const titles = guides.flatMap((guide) =>
    guide.fences.flatMap(({ title = '' }) => {
      const name = changedLines.exec(title)?.[1]
      return name === undefined || name === 'Output' ? [] : [{ name, guide }]
    }),
  )
  expect(titles.length).toBeGreaterThan(10)
  // Software brings the files below /etc. A copied file is named in the command or the sentence that copies it.
  const isKnown = (name: string, { text }: GuidePage): boolean =>
    name.startsWith('/etc/') ||
    created.has(name) ||
    text.includes(`> ${name}`) ||
    text.includes(`to \`${name}\``)
  const unknown = titles.filter(({ name, guide }) => !isKnown(name, guide))
  expect(unknown.map(({ name, guide }) => `${guide.file}: ${name}`)).toEqual([])
})

test('no sentence points to marked lines, because samples mark none', () => {
  const marked = guides.filter(({ text }) => /\bmarked lines?\b/.test(text)).map(({ file }) => file)
  expect(marked).toEqual([])
})

test('a script that restarts or changes an endpoint waits until the old state is over', () => {
  const changes = /"action": "restart"|@(?:patch|old)\.json/
  const scripts = guides.flatMap(({ file, fences }) =>
    fences
      .filter(
        ({ language, code }) => shells.has(language) && changes.test(code) && /running\b|wait_/.test(code),
      )
      .map(({ code }) => ({ file, code })),
  )
  expect(scripts.length).toBeGreaterThan(2)
  const waits = /\bwait_for_restart\b|running \| ""\) sleep/
  expect(scripts.filter(({ code }) => !waits.test(code)).map(({ file }) => file)).toEqual([])
})
