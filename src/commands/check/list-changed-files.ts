import { spawnSync } from 'node:child_process'
import { UsageError } from '../../cli/usage-error.ts'

/** Lists the files below a site folder that differ from their state when the work branched off `base`. */
export function listChangedFiles(root: string, base: string): Set<string> {
  const names = ['-z', '--name-only', '--relative']
  const changed = runGit(root, ['diff', ...names, '--merge-base', base, '--'])
  const untracked = runGit(root, ['ls-files', '-z', '--others', '--exclude-standard'])
  const failure = changed.failure ?? untracked.failure
  if (failure !== undefined)
    throw new UsageError(`--changed can't compare the files with \`${base}\`: ${failure}`)
  return new Set(`${changed.output}${untracked.output}`.split('\0').filter((name) => name !== ''))
}

/** Returns the path of a site folder below its repository, such as `website/`. Empty outside a repository. */
export const readFolderPrefix = (root: string): string =>
  runGit(root, ['rev-parse', '--show-prefix']).output.trim()

function runGit(root: string, args: string[]): { output: string; failure: string | undefined } {
  const { stdout, stderr, status, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return { output: stdout, failure: undefined }
  return { output: '', failure: error?.message ?? stderr.trim().split('\n')[0] ?? '' }
}
