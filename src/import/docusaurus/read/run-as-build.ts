import { existsSync } from 'node:fs'

/** Runs code of a site as `docusaurus build` does: in the folder of the site, and for production. */
export async function runAsBuild<T>(root: string, work: () => Promise<T>): Promise<T> {
  const folder = process.cwd()
  const { NODE_ENV } = process.env
  if (existsSync(root)) process.chdir(root)
  process.env.NODE_ENV = 'production'
  try {
    return await work()
  } finally {
    process.chdir(folder)
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
