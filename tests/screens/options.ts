import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Options of a run. */
export interface ScreenOptions {
  /** Folder of the site: `docs.config.ts` and `content/`. */
  site: string
  /** Folder that the pictures are written to. */
  out: string
}

/** The repository; pictures do not belong into it. */
const repository = resolve(import.meta.dirname, '../..')

const usage = `Usage: npm run screens [-- options]

Builds a site and takes pictures of its page kinds, in light and dark, at 390, 768, 1440, and 1920 px. index.html
shows all of them.

  --site DIR  folder of the site (default: this repository)
  --out DIR   folder outside the repository for the pictures (default: docent-screens in the temp folder)
  --help      this text`

/** Reads the command line; `undefined` when only the help was wanted, which it prints. */
export function readScreenOptions(args: string[]): ScreenOptions | undefined {
  const { values } = parseArgs({
    args,
    options: {
      site: { type: 'string', default: repository },
      out: { type: 'string', default: join(tmpdir(), 'docent-screens') },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return undefined
  }
  const out = resolve(values.out)
  if (!relative(repository, out).startsWith('..')) {
    throw new Error(`--out is \`${values.out}\`, which is in the repository. Choose a folder outside of it.`)
  }
  return { site: resolve(values.site), out }
}
