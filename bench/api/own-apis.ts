import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import config from '../../docs.config.ts'
import { docentCommand } from '../docent-site.ts'
import { measureProcess } from '../measure-process.ts'
import { type Options, repository } from '../options.ts'
import { buildEnvironment } from '../site.ts'
import { describeDocument, type MeasuredDocument } from './api-document.ts'

/** A reference of this repository's own site, built. */
export interface OwnApi {
  document: MeasuredDocument
  outDir: string
  /** `api/…/` */
  page: string
}

/** Builds the site of this repository in the work folder and gives its references. */
export async function buildOwnApis(options: Options): Promise<OwnApi[]> {
  const apis = (config.apis ?? []).filter((api) => api.document !== undefined)
  if (apis.length === 0) return []
  const outDir = join(options.work, 'own-site')
  console.error(`Building the site of this repository in ${outDir}`)
  await measureProcess({
    argv: [...(await docentCommand()), 'build', '--root', repository, '--out', outDir],
    cwd: repository,
    env: buildEnvironment(options.work),
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
