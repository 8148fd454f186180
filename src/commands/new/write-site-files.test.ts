import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../../../tests/unit/temporary-folder.ts'
import { writeSiteFiles } from './write-site-files.ts'

const writeConfig = (url: string): string => {
  const root = createTemporaryFolder({})
  writeSiteFiles(root, { title: 'Cloud Docs', name: 'Cloud', url, packageName: 'docs', docent: '1.0.0' })
  return readFileSync(join(root, 'docs.config.ts'), 'utf8')
}

test('writes the origin of an address, and its path as the base', () => {
  for (const url of ['https://cloud.example/help', 'https://cloud.example/help/'])
    expect(writeConfig(url)).toContain("  url: 'https://cloud.example',\n  base: '/help/',\n")
  for (const url of ['https://docs.cloud.example', 'https://docs.cloud.example/']) {
    expect(writeConfig(url)).toContain("  url: 'https://docs.cloud.example',\n")
    expect(writeConfig(url)).not.toContain('base')
  }
})
