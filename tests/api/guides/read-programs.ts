import type { Fence } from './read-fences.ts'

/** A file that a page shows, or a command that the reader runs beside those files. */
export type ProgramStep =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'command'; place: string; script: string; output: string | undefined }

const fileName = /^[\w-]+\.(?:py|csv|jsonl|json|txt)$/

/** Commands that read and write files of the folder only. */
const localCommand = /^(?:python3 [\w-]+\.py|head -\d+ [\w.-]+|cat [\w.-]+|wc -l [\w. -]+)$/

/** Standard modules of Python that access only files. */
const localModules = new Set(['csv', 'json', 'random', 're', 'sys', 'pathlib', 'math', 'statistics'])

/** Whether a program of Python needs nothing that isn't on every machine: no package, network, or secret. */
const isLocal = (code: string): boolean =>
  [...code.matchAll(/^\s*(?:import|from) (\w+)/gm)].every(([, name = '']) => localModules.has(name))

/**
 * The steps of a page that run on any machine with Python; none for pages without such a program. Programs that need more,
 * and the commands that start them, are left out.
 */
export function readPrograms(fences: readonly Fence[]): ProgramStep[] {
  const programs = fences.filter(({ title = '' }) => title.endsWith('.py'))
  const local = new Set(programs.filter(({ code }) => isLocal(code)).map(({ title }) => title))
  if (local.size === 0) return []

  const isRunnable = (line: string): boolean => {
    const [command, program] = line.split(' ')
    return localCommand.test(line) && (command !== 'python3' || local.has(program))
  }
  const steps = fences.flatMap((fence, index): ProgramStep[] => {
    const { title = '', code, place, language } = fence
    if (fileName.test(title)) return [{ kind: 'file', name: title, text: code }]
    if (language !== 'bash' || !code.trim().split('\n').every(isRunnable)) return []
    const next = fences[index + 1]
    return [
      { kind: 'command', place, script: code, output: next?.title === 'Output' ? next.code : undefined },
    ]
  })
  return steps.some(({ kind }) => kind === 'command') ? steps : []
}
