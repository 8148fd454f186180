import { expect, test } from 'vitest'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { getLatestVersion, getVersionFolder, getVersionPath } from './versions.ts'

const next = { name: 'current', label: 'Next', isLast: false, path: '/docs/next/' }
const old = { name: '1.0', label: '1.0', isLast: true, path: '/docs/1.0/' }

test('[R-081] each version has a path; a single or unknown version has the path of the guides', () => {
  const config = sampleConfig({ versions: [next, old], docs: { routeBase: '/guides/' } })
  expect(['current', '1.0', '2.0'].map((name) => getVersionPath(name, config))).toEqual([
    '/docs/next/',
    '/docs/1.0/',
    '/guides/',
  ])
  const single = sampleConfig({ versions: [old], docs: { routeBase: '/guides/' } })
  expect(getVersionPath('1.0', single)).toBe('/guides/')
})

test('[R-081] the latest version is the configured one', () => {
  expect(getLatestVersion(sampleConfig({ versions: [next, old] })).name).toBe('1.0')
  expect(() => getLatestVersion({ versions: [] })).toThrow('A site has a latest version.')
})

test('the folder of a version', () => {
  expect(getVersionFolder('current')).toBe('content/docs')
  expect(getVersionFolder('1.0')).toBe('content/versions/1.0/docs')
})
