import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatBenchConfig } from '../docent-site.ts'
import { installDocent } from '../install-docent.ts'
import type { BenchOptions } from '../options.ts'
import { repository } from '../repository.ts'
import type { BenchSite } from '../site.ts'
import { generateDocument, type MeasuredDocument } from './api-document.ts'

/** A site that is one API reference, and its document. */
export interface ApiSite {
  site: BenchSite
  document: MeasuredDocument
}

/** Path of the API page in the generated sites. */
const apiPath = '/api/big/'

/** Makes a site folder for Docent with a home page and the API of a generated document. */
export async function prepareApiSite(options: BenchOptions, operationCount: number): Promise<ApiSite> {
  const { document, yaml } = generateDocument(operationCount)
  const root = join(options.work, `docent-api-${document.name}`)
  const at = (name: string): string => join(root, name)
  await rm(at('content'), { recursive: true, force: true })
  for (const folder of ['content/api/big', 'content/pages/api', 'tmp'])
    await mkdir(at(folder), { recursive: true })
  await writeFile(at('content/api/big/openapi.yaml'), yaml)
  await writeFile(at('content/pages/index.mdx'), homePage)
  await writeFile(at('content/pages/api/big.mdx'), overviewPage)
  await writeFile(at('docs.config.ts'), formatBenchConfig({ apis: [api] }))
  const groups = new Set(document.operations.map(({ tag }) => tag)).size
  return {
    document,
    site: {
      engine: 'Docent',
      // The home page, the overview and a page for each group.
      pageCount: groups + 2,
      contentDir: at('content'),
      outDir: at('dist'),
      generated: ['dist', '.docent', 'tmp'].map(at),
      tmpDir: at('tmp'),
      argv: [...(await installDocent(options.work)), 'build', '--root', root],
      cwd: repository,
      page: apiPath.slice(1),
      sidebarLinks: '.api-index a',
    },
  }
}

const homePage = `---
title: Bench
---

See the [Bench API](./api/big.mdx).
`

const overviewPage = `---
title: Bench API
description: What all calls of the Bench API have in common.
---

Every call goes to one host and carries a token of your account.

## Errors

An error has a status, a title and a sentence about what to do.

## Paging

Lists come in pages of at most 200 entries.
`

const api = {
  id: 'big',
  label: 'Bench API',
  url: apiPath,
  releaseNotes: '/',
  document: 'content/api/big/openapi.yaml',
}
