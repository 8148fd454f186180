import childProcess from 'node:child_process'
import { toObject } from '../../../../shared/read-unknown.ts'

/**
 * Repeats work that failed, with commands that print nothing if they fail, such as `git` in a copy without a history. Returns what the
 * work returns, and these commands.
 */
export async function collectFailedCommands<T>(
  work: () => Promise<T>,
): Promise<{ result: T; failed: string[] }> {
  const originals = { ...childProcess }
  const failed = new Set<string>()
  try {
    return { result: await work(), failed: [] }
  } catch (error) {
    for (const name of ['execSync', 'execFileSync'] as const)
      Object.assign(childProcess, { [name]: tolerateFailure(originals[name], failed) })
    const result = await work().catch(() => {
      throw error
    })
    return { result, failed: [...failed] }
  } finally {
    Object.assign(childProcess, originals)
  }
}

const tolerateFailure =
  (run: (...input: never[]) => unknown, failed: Set<string>) =>
  (...input: unknown[]): unknown => {
    try {
      return run(...(input as never[]))
    } catch {
      failed.add(
        input
          .filter((part) => typeof part === 'string' || Array.isArray(part))
          .flat()
          .join(' '),
      )
      return typeof toObject(input.at(-1)).encoding === 'string' ? '' : Buffer.alloc(0)
    }
  }
