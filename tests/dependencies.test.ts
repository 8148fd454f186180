import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { toObject } from '../src/shared/read-unknown.ts'

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

/** A version of Node as a number: 20.19 is 20.019. */
const toNumber = (major = '', minor = '0'): number => Number(major) + Number(minor) / 1000

/** Whether a range such as `^18 || >=20.19.0` includes a version of Node. */
const includesNode = (range: string, version: number): boolean =>
  [...range.matchAll(/(\^|>= ?)?(\d+)(?:\.(\d+|x))?/g)].some(([, operator = '', major = '', minor = '0']) => {
    const lowest = toNumber(major, minor === 'x' ? '0' : minor)
    return version >= lowest && (operator.startsWith('>') || Math.floor(version) === Number(major))
  })

test('everything in the package runs on the oldest Node that the package supports', () => {
  const [, major, minor] = manifest.engines.node.match(/^>=(\d+)\.(\d+)$/) ?? []
  const oldest = toNumber(major, minor)
  const { packages: locked } = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  )
  const refused = Object.entries(toObject(locked)).flatMap(([path, entry]) => {
    const { dev, engines } = toObject(entry)
    const range = toObject(engines).node
    return dev === true || typeof range !== 'string' || includesNode(range, oldest)
      ? []
      : [`${path}: ${range}`]
  })
  expect(oldest).toBeGreaterThan(20)
  expect(refused).toEqual([])
})
