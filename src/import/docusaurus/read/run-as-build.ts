import { existsSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'

const ignore = (): void => undefined

/** Runs code of a site as `docusaurus build` does: in the folder of the site, and for production. Promises that nobody waits for may fail. */
export async function runAsBuild<T>(root: string, work: () => Promise<T>): Promise<T> {
  const folder = process.cwd()
  const { NODE_ENV } = process.env
  if (existsSync(root)) process.chdir(root)
  process.env.NODE_ENV = 'production'
  process.on('unhandledRejection', ignore)
  try {
    return await work()
  } finally {
    // Node reports what failed last after this turn.
    await setImmediate()
    process.off('unhandledRejection', ignore)
    process.chdir(folder)
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
