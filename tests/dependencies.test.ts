import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const libraries = readFileSync(new URL('../docs/libraries.md', import.meta.url), 'utf8')
const packages = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

/** Versions that the table gives to packages: cells with several names have as many versions. */
function listedVersions(): Map<string, string> {
  const rows = [...libraries.matchAll(/^\| ((?:@?[\w-]+(?:\/[\w-]+)?(?:, )?)+) \| ([^|]+) \|/gm)]
  const pairs = rows.flatMap(([, names = '', versions = '']) => {
    const all = versions.trim().split(', ')
    return names.split(', ').map((name, index): [string, string] => [name, all[index] ?? all[0] ?? ''])
  })
  return new Map(pairs)
}

const listed = listedVersions()

test.each(packages)('%s %s is in the table of libraries', (name, version) => {
  const isInText = libraries.includes(`${name} ${version}`)
  expect(isInText ? version : listed.get(name)).toBe(version)
})

test('versions are pinned', () => {
  expect(packages.filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d/.test(version))).toEqual([])
})
