import { rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isProcessAlive } from './is-process-alive.ts'
import { listNames } from './locate-file.ts'

/** Removes temporary files of a file, `<name>.<process>-….tmp`, whose processes were killed. */
export function removeLeftovers(file: string): void {
  for (const name of listNames(dirname(file))) {
    if (!name.startsWith(`${basename(file)}.`)) continue
    const pid = name.slice(basename(file).length).match(/^\.(\d+)-[\da-f-]+\.tmp$/)?.[1]
    if (pid !== undefined && !isProcessAlive(Number(pid))) rmSync(join(dirname(file), name), { force: true })
  }
}
