import { existsSync } from 'node:fs'
import { smallSite } from './sample-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

const exits: [string, string][] = [
  ['ends the process while it is read', 'process.exit(0)\nexport default {}\n'],
  [
    'ends the process when an option is read',
    "export default { url: 'https://d.example', brand: { name: 'C', legalName: 'C' }, get title() { process.exit(0) } }\n",
  ],
  ['never settles', 'await new Promise(() => undefined)\nexport default {}\n'],
]

describe('a build is no success when its configuration', () => {
  test.for(exits)('%s', async ([, config], { site }) => {
    site.write({ ...smallSite, 'docs.config.ts': config })
    for (const command of ['build', 'check']) {
      const { code, stderr } = await site.docent([command])
      expect([code, stderr]).toEqual([3, expect.stringContaining('docent exited before it was done')])
    }
    expect(existsSync(site.path('dist/index.html'))).toBe(false)
  })

  test('ends the process with a failure exit code', async ({ site }) => {
    site.write({ ...smallSite, 'docs.config.ts': 'process.exit(7)\n' })
    expect((await site.docent(['build'])).code).toBe(7)
  })
})
