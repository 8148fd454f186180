import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('..', import.meta.url))

/** A build of this repository's site, and the result of the command. */
export interface OurSite {
  /** Output folder. Tests only read it, because they share it. */
  out: string
  code: number
  stdout: string
  stderr: string
}

/**
 * Builds this repository's site. All tests share one output folder and the cache, so only the first build of a run does
 * any work. It's a separate process, because Vitest's environment selects React's development build.
 */
export function buildOurSite(): Promise<OurSite> {
  const out = join(repository, '.docent/tested-site')
  const args = [join(repository, 'src/cli.ts'), 'build', '--root', repository, '--out', out]
  const { PATH = '', HOME = '' } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { PATH, HOME } }, (error, stdout, stderr) =>
      resolve({ out, code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr }),
    )
  })
}
