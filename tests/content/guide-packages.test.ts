import { builtinModules } from 'node:module'
import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

/** Names the packages of npm that programs of a page import. */
function findPackages({ text }: GuidePage): string[] {
  const programs = [...text.matchAll(/```js[^\n]*\n(.*?)```/gs)].map(([, code = '']) => code)
  const imported = programs.flatMap((code) =>
    [...code.matchAll(/from '([^'.][^']*)'/g)].map(([, name = '']) => name),
  )
  return imported.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
}

/** Lists guides that match neither themselves nor with a guide that they link to. */
function findSilent(pages: GuidePage[], installation: RegExp): string[] {
  const says = (page: GuidePage | undefined) => page !== undefined && installation.test(page.text)
  return pages
    .filter((page) => !(says(page) || [...page.links].some((link) => says(guidePages.get(link)))))
    .map(({ file }) => file)
}

const pages = [...guidePages.values()]

test('a guide with a JavaScript program installs its packages', () => {
  const programs = pages.filter((page) => findPackages(page).length > 0)
  expect(programs.length).toBeGreaterThan(3)
  expect(findSilent(programs, /npm (?:install|init|ci)|package\.json/)).toEqual([])
})

test('a guide with a Python program of boto3 installs it', () => {
  const programs = pages.filter(({ text }) => /^(?:import|from) boto3/m.test(text))
  expect(programs.length).toBeGreaterThan(3)
  expect(findSilent(programs, /pip3? install.*boto3/)).toEqual([])
})
