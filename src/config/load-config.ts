import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { findKindProblem } from '../disk/read-text-file.ts'
import { noteWork } from '../safeguards/work-notes.ts'
import { checkValue } from '../shared/config/check-value.ts'
import { configSchema, type DocsConfig } from '../shared/config/config.ts'
import { configFileName, type FindConfigLine } from '../shared/config/config-file.ts'
import { createFileError, DocsError } from '../shared/docs-error.ts'
import { openConfigLines } from './config-lines.ts'
import { findLeakedAdminKey } from './find-leaked-admin-key.ts'
import { importModule } from './import-module.ts'

/** Time limit: the configuration is a program and may never end. */
const configSeconds = 60

/** Loads and validates the `docs.config.ts` of a site folder. */
export async function loadConfig(root: string): Promise<DocsConfig> {
  const { file, stats } = findConfigFile(root)
  const kindProblem = findKindProblem(stats, configFileName)
  if (kindProblem !== undefined) throw new DocsError([kindProblem])
  noteWork({ file: configFileName, seconds: configSeconds })
  const module = await importModule(file).catch((error: unknown) => {
    throw createReadError(error)
  })
  if (module.default === undefined) {
    throw createFileError(
      configFileName,
      `\`${configFileName}\` doesn't export a configuration.`,
      'Export it with `export default defineConfig({ … })`.',
    )
  }
  const config = parseConfig(module.default, openConfigLines(root))
  noteWork(undefined)
  const leak = findLeakedAdminKey(config, process.env)
  if (leak !== undefined) throw new DocsError([leak])
  return config
}

/** Finds the line in the stack of an error: `…/docs.config.ts?read=1:3:7`, or without the query. */
function findErrorLine(error: unknown): number | undefined {
  const line =
    error instanceof Error ? error.stack?.match(/docs\.config\.ts(?:\?[^:\s]*)?:(\d+)/)?.[1] : undefined
  return line === undefined ? undefined : Number(line)
}

/** Finds the `docs.config.ts` of a site folder. Throws a `DocsError` if there is none. */
export function findConfigFile(root: string): { file: string; stats: Stats } {
  const file = join(root, configFileName)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats !== undefined) return { file, stats }
  throw createFileError(
    configFileName,
    `No \`${configFileName}\` found in ${root}.`,
    'Pass the site folder with --root, or add the file.',
  )
}

/** Validates a configuration object, applies its defaults, and reports all problems at once. */
export function parseConfig(value: unknown, line: FindConfigLine = () => undefined): DocsConfig {
  try {
    return checkValue(configSchema, { value, file: configFileName, line })
  } catch (error) {
    if (error instanceof DocsError) throw error
    // The error comes from a getter of the object, or from a proxy.
    throw createReadError(error)
  }
}

function createReadError(error: unknown): DocsError {
  return new DocsError([
    {
      problem: `\`${configFileName}\` can't be read: ${error instanceof Error ? error.message : String(error)}`,
      at: { file: configFileName, line: findErrorLine(error) },
      fix: 'Fix the file. It must export a configuration with `export default defineConfig({ … })`.',
    },
  ])
}
