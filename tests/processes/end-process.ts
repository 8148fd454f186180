import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** True for a process that has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

/** Ends a process, and waits until it has; one that has ended already is left alone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  child.kill(signal)
  await once(child, 'exit')
}
