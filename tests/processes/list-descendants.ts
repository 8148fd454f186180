import { readdirSync, readFileSync } from 'node:fs'

/** Lists the processes that a process of this machine (Linux) has started, directly or not. */
export function listDescendants(pid: number): number[] {
  const threads = `/proc/${pid}/task`
  const children = readdirSync(threads).flatMap((thread) =>
    readFileSync(`${threads}/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.flatMap((child) => [child, ...listDescendants(child)])
}

/** Whether a process is running. One that has ended may be listed until its new parent notices. */
export function isRunningProcess(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
