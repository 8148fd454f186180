import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findKindProblem } from '../disk/read-text-file.ts'
import { noteWork } from '../limits/work-notes.ts'
import { checkValue } from '../shared/config/check-value.ts'
import { configSchema, type DocsConfig } from '../shared/config/config.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { adminKeyNames } from '../shared/search/admin-key-names.ts'

const fileName = 'docs.config.ts'

/** It's a program, which may never end. */
const configSeconds = 60

/** Reads and checks `docs.config.ts` of a site folder. */
export async function loadConfig(root: string): Promise<DocsConfig> {
  const file = join(root, fileName)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats === undefined) {
    throw new DocsError([
      {
        problem: `There is no \`${fileName}\` in ${root}.`,
        at: { file: fileName, line: undefined },
        fix: 'Give the folder of a site with --root, or add the file.',
      },
    ])
  }
  const kindProblem = findKindProblem(stats, fileName)
  if (kindProblem !== undefined) throw new DocsError([kindProblem])
  noteWork({ file: fileName, seconds: configSeconds })
  // The query makes a second read in one process (dev server) see the edited file.
  const module: { default?: unknown } = await import(`${pathToFileURL(file).href}?read=${Date.now()}`).catch(
    (error: unknown) => {
      throw unreadable(error)
    },
  )
  if (module.default === undefined) {
    throw new DocsError([
      {
        problem: `\`${fileName}\` exports no config.`,
        at: { file: fileName, line: undefined },
        fix: 'Export it with `export default defineConfig({ … })`.',
      },
    ])
  }
  const config = parseConfig(module.default)
  noteWork(undefined)
  const leak = leakedAdminKey(config, process.env)
  if (leak !== undefined) throw new DocsError([leak])
  return config
}

/** Admin and search keys look alike; here both are known. Browsers would get the key, and everybody could write. */
export function leakedAdminKey(
  { search: { engine } }: DocsConfig,
  environment: Readonly<Record<string, string | undefined>>,
): Problem | undefined {
  if (engine.kind === 'embedded' || environment[adminKeyNames[engine.kind]] !== engine.searchKey)
    return undefined
  return {
    problem: `\`search.engine.searchKey\` is the admin key (\`${adminKeyNames[engine.kind]}\`): every reader would get it.`,
    at: { file: fileName, line: undefined },
    fix: 'Use a key that may only search, and replace the admin key if the site was published with it.',
  }
}

/** A failure names its place in its stack: `…/docs.config.ts?read=1:3:7`, or without the query. */
function lineOf(error: unknown): number | undefined {
  const line =
    error instanceof Error ? error.stack?.match(/docs\.config\.ts(?:\?[^:\s]*)?:(\d+)/)?.[1] : undefined
  return line === undefined ? undefined : Number(line)
}

/** Checks a config object, fills its defaults, and reports every mistake at once. */
export function parseConfig(value: unknown): DocsConfig {
  try {
    return checkValue(configSchema, { value, file: fileName, line: () => undefined })
  } catch (error) {
    if (error instanceof DocsError) throw error
    // A getter of the object, or a proxy.
    throw unreadable(error)
  }
}

function unreadable(error: unknown): DocsError {
  return new DocsError([
    {
      problem: `\`${fileName}\` cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      at: { file: fileName, line: lineOf(error) },
      fix: 'Fix the file; it must export a config with `export default defineConfig({ … })`.',
    },
  ])
}
