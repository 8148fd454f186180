import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import config from '../../docs.config.ts'
import { readDocentCommand } from '../docent-site.ts'
import { measureProcess } from '../measure-process.ts'
import type { BenchOptions } from '../options.ts'
import { repository } from '../repository.ts'
import { createBuildEnvironment } from '../site.ts'
import { describeDocument, type MeasuredDocument } from './api-document.ts'

/** A built API reference of this repository's site. */
export interface OwnApi {
  document: MeasuredDocument
  outDir: string
  /** `api/…/` */
  page: string
}

/** Builds the site of this repository in the work folder and returns its APIs. */
export async function buildSiteApis(options: BenchOptions): Promise<OwnApi[]> {
  const apis = (config.apis ?? []).filter((api) => api.document !== undefined)
  if (apis.length === 0) return []
  const outDir = join(options.work, 'own-site')
  console.error(`Building the site of this repository in ${outDir}`)
  await measureProcess({
    argv: [...(await readDocentCommand()), 'build', '--root', repository, '--out', outDir],
    cwd: repository,
    env: createBuildEnvironment(options.work),
    log: `${outDir}.log`,
  })
  return Promise.all(
    apis.map(async ({ id, label, url }) => {
      const page = url.slice(1)
      const json = await readFile(join(outDir, page, 'openapi.json'), 'utf8')
      return { document: describeDocument({ title: label, name: id, json }), outDir, page }
    }),
  )
}
