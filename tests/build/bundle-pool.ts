import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const bundles = '.docent/cache/bundle'

/** Folder with the bundles and templates of this run (`make-bundle-pool.ts`), each named by the digest of its inputs. */
const pool = process.env.DOCENT_TEST_BUNDLES

/**
 * Links the bundles of other sites into a site. A site with an unfinished bundle is left alone, because its test is about
 * the next build after that.
 */
export function linkPooledBundles(root: string): void {
  if (pool === undefined) return
  const folder = join(root, bundles)
  const present = existsSync(folder) ? readdirSync(folder) : []
  if (present.some(isTemporary)) return
  mkdirSync(folder, { recursive: true })
  for (const key of readdirSync(pool).filter((name) => !isTemporary(name) && !present.includes(name)))
    symlinkSync(join(pool, key), join(folder, key))
}

/** Adds the bundles that a site has built to the pool. */
export function savePooledBundles(root: string): void {
  const folder = join(root, bundles)
  if (pool === undefined || !existsSync(folder)) return
  for (const key of readdirSync(folder)) {
    const [from, to] = [join(folder, key), join(pool, key)]
    if (isTemporary(key) || existsSync(to)) continue
    const staged = `${to}.${process.pid}.tmp`
    if (isTemplate(key)) cpSync(from, staged)
    else if (existsSync(join(from, 'bundle.json'))) copyBundle(from, staged, to)
    else continue
    // Another test file may have added it meanwhile.
    if (!existsSync(to)) renameSync(staged, to)
  }
}

const isTemplate = (name: string): boolean => name.endsWith('.template')

const isTemporary = (name: string): boolean => name.endsWith('.tmp')

/** Copies a bundle. It contains the absolute paths of its files, which are replaced by those in `home`. */
function copyBundle(from: string, to: string, home = to): void {
  mkdirSync(to, { recursive: true })
  cpSync(from, to, { recursive: true })
  const file = join(to, 'bundle.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, home))
}
