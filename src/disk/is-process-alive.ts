import { getErrorCode } from '../shared/get-error-code.ts'
/** Whether a process of this machine is running. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}
