import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, repositoryFolder, siteTest as test } from './site-folder.ts'

const docs = join(repositoryFolder, 'docs')

test('[F-063] Docent builds its own documentation, without problems', async ({ site }) => {
  const checked = await site.docent(['check', '--root', docs])
  expect(checked.stderr).not.toContain('problem')
  expect(checked.stdout).toMatch(/^\d+ pages, no problems\.$/m)
  const built = await site.docent(['build', '--root', docs, '--out', site.path('dist')])
  expect(built.code).toBe(0)
  const pages = ['start', 'components/content', 'configuration/reference', 'start/commands', 'deploy/server']
  for (const page of pages) expect(existsSync(site.path(`dist/docs/${page}/index.html`))).toBe(true)
})
