import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execFileAsync = promisify(execFile)

/**
 * Reads the day of the last commit of every file below `folder`, by path relative to the site folder, with one `git
 * log`. Empty outside a repository or without git. Files that were never committed are missing.
 */
export async function readCommitDays(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>()
  const args = [
    '-c',
    'core.quotePath=off',
    'log',
    '--format=%x00%cs',
    '--name-only',
    '--relative',
    '--no-renames',
    '--',
    folder,
  ]
  const { stdout } = await execFileAsync('git', args, { cwd: root, maxBuffer: 512 * 1024 * 1024 }).catch(
    () => ({
      stdout: '',
    }),
  )
  for (const commit of stdout.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n')
    for (const file of files) if (file !== '' && !days.has(file)) days.set(file, day)
  }
  return days
}
