import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bundles = '.docent/cache/bundle'

/** Where bundles of this run lie (`make-bundle-pool.ts`). */
const pool = process.env.DOCENT_TEST_BUNDLES

/** Copies the bundles of other sites into a site that was never built. Their names are digests of their inputs. */
export function copyPooledBundles(root: string): void {
  if (pool === undefined || existsSync(join(root, bundles))) return
  for (const key of readdirSync(pool).filter((name) => !name.endsWith('.tmp')))
    copyBundle(join(pool, key), join(root, bundles, key))
}

/** Keeps the bundles that a site has made for the next one. */
export function savePooledBundles(root: string): void {
  if (pool === undefined || !existsSync(join(root, bundles))) return
  for (const key of readdirSync(join(root, bundles))) {
    const [from, to] = [join(root, bundles, key), join(pool, key)]
    if (existsSync(to) || !existsSync(join(from, 'bundle.json'))) continue
    const staged = `${to}.${process.pid}.tmp`
    copyBundle(from, staged, to)
    // Another test file may have kept it meanwhile.
    if (!existsSync(to)) renameSync(staged, to)
  }
}

/** A bundle knows its files by their whole paths. */
function copyBundle(from: string, to: string, home = to): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true })
  const file = join(to, 'bundle.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, home))
}
