import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const bundles = '.docent/cache/bundle'

/** Folder with the bundles of this run (`make-bundle-pool.ts`): one folder for each configuration. */
const pool = process.env.DOCENT_TEST_BUNDLES

/**
 * Copies the bundles that other sites with the same configuration have built. Their names are digests of their inputs.
 * A folder with an unfinished bundle is left alone, because the test is about the next build of it.
 */
export function copyPooledBundles(root: string): void {
  const folder = getPoolFolder(root)
  if (folder === undefined || !existsSync(folder)) return
  const present = existsSync(join(root, bundles)) ? readdirSync(join(root, bundles)) : []
  if (present.some(isTemporary)) return
  for (const key of readdirSync(folder).filter((name) => !isTemporary(name) && !present.includes(name)))
    copyBundle(join(folder, key), join(root, bundles, key))
}

/** Adds the bundles that a site has built to the pool. */
export function savePooledBundles(root: string): void {
  const folder = getPoolFolder(root)
  if (folder === undefined || !existsSync(join(root, bundles))) return
  for (const key of readdirSync(join(root, bundles))) {
    const [from, to] = [join(root, bundles, key), join(folder, key)]
    if (isTemporary(key) || existsSync(to) || !existsSync(join(from, 'bundle.json'))) continue
    const staged = `${to}.${process.pid}.tmp`
    copyBundle(from, staged, to)
    // Another test file may have added it meanwhile.
    if (!existsSync(to)) renameSync(staged, to)
  }
}

const isTemporary = (name: string): boolean => name.endsWith('.tmp')

function getPoolFolder(root: string): string | undefined {
  const config = join(root, 'docs.config.ts')
  if (pool === undefined || !existsSync(config)) return undefined
  return join(pool, createHash('sha256').update(readFileSync(config)).digest('hex'))
}

/** Copies a bundle. It contains the absolute paths of its files, which are replaced by those in `home`. */
function copyBundle(from: string, to: string, home = to): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true })
  const file = join(to, 'bundle.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, home))
}
