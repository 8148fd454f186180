import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import {
  configurationExamples,
  configurationFields,
} from '../docs/reference-generator/configuration-reference.ts'
import { listGeneratedFiles } from '../docs/reference-generator/list-generated-files.ts'
import { configSchema } from '../src/shared/config/config.ts'
import { articleComponents } from '../src/shared/content/article-components.ts'
import { removeFences } from '../src/shared/content/fences.ts'
import { repositoryRoot } from './architecture/source-files.ts'

const folder = join(repositoryRoot, 'docs')

/** Reads the pages of the documentation without code. */
const readProse = (): string =>
  globSync('content/**/*.mdx', { cwd: folder })
    .map((file) => removeFences(readFileSync(join(folder, file), 'utf8')).replace(/`[^`\n]*`/g, ''))
    .join('\n')

describe('[F-063] the documentation of Docent', () => {
  test('has the configuration, the commands, and the front matter of the code', async () => {
    // `npm run docs:generate` writes them.
    for (const [path, text] of await listGeneratedFiles())
      expect([path, readFileSync(join(folder, path), 'utf8')]).toEqual([path, text])
  })

  test('explains every key of the configuration', () => {
    expect(configurationFields.length).toBeGreaterThan(100)
    expect(
      configurationFields.filter(({ description }) => description === '').map(({ name }) => name),
    ).toEqual([])
  })

  test('has examples of every key that together are a valid configuration', () => {
    const text = [...configurationExamples].map(([key, example]) => `${key}: ${example}`).join(',\n')
    const config: unknown = runInNewContext(`({ ${text} })`)
    expect(configSchema.safeParse(config).error?.issues ?? []).toEqual([])
  })

  test('shows every component live', () => {
    const prose = readProse()
    const missing = Object.keys(articleComponents).filter((name) => !prose.includes(`<${name}`))
    expect(missing).toEqual([])
  })
})
