import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { siteRoot } from '../api/our-documents.ts'
import type { StandardModules } from './find-packages.ts'

const run = promisify(execFile)

/** A Python that has the packages, or why there is none. */
export type Python = { folder: string | undefined } | { reason: string }

const made = new Map<string, Promise<Python>>()

/** Names of the modules that Python itself brings. Undefined without Python. */
export function readStandardModules(): StandardModules | undefined {
  const { status, stdout } = spawnSync(
    'python3',
    ['-c', 'import sys; print(*sys.stdlib_module_names, "__future__")'],
    {
      encoding: 'utf8',
    },
  )
  return status === 0 ? new Set(stdout.trim().split(' ')) : undefined
}

/**
 * Makes a virtual environment with packages, once for all programs that need the same ones. It stays until a package
 * changes, as installing takes longer than running.
 */
export function findPython(requirements: readonly string[]): Promise<Python> {
  if (requirements.length === 0) return Promise.resolve({ folder: undefined })
  const key = createHash('sha256')
    .update([...requirements].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
  const known = made.get(key)
  if (known !== undefined) return known
  const python = install(join(siteRoot, 'node_modules/.cache/python-programs', key), requirements)
  made.set(key, python)
  return python
}

async function install(folder: string, requirements: readonly string[]): Promise<Python> {
  const stamp = join(folder, 'complete')
  if (existsSync(stamp)) return { folder }
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await run('python3', ['-m', 'venv', '--without-pip', folder])
    // Without retries, a machine without a registry of Python packages fails at once.
    // Most modules of a package are never imported. Python compiles the others once, when they are.
    const options = ['--quiet', '--no-compile', '--retries=0', '--timeout=10', '--disable-pip-version-check']
    const python = join(folder, 'bin/python')
    await run('python3', ['-m', 'pip', `--python=${python}`, 'install', ...options, ...requirements], {
      timeout: 300_000,
    })
    writeFileSync(stamp, requirements.join('\n'))
    return { folder }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    return { reason: `can't install ${requirements.join(' ')}: ${lastLine(error)}` }
  }
}

function lastLine(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return text.trim().split('\n').at(-1) ?? ''
}
