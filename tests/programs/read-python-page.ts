import { basename, dirname, join } from 'node:path'
import { type GuideFile, guides, shells } from '../api/guides/our-guides.ts'
import { type Fence, readFences } from '../api/guides/read-fences.ts'

/** A step of a reader that needs only Python: save a file, set variables, or run programs. */
type PythonStep =
  | { kind: 'file'; name: string; text: string }
  | { kind: 'variables'; script: string }
  | { kind: 'run'; place: string; script: string; programs: readonly string[]; shown: string | undefined }

export interface PythonPage {
  file: string
  steps: PythonStep[]
  /** Requirements that the page installs with `pip`. */
  requirements: string[]
  /** Requirements in the page's `requirements.txt`, which all of its programs share. */
  shared: string[]
}

const byFile = new Map(guides.map((guide) => [guide.file, guide]))

const isProgram = ({ language, title = '' }: Fence): boolean => language === 'python' && title.endsWith('.py')

/** The pages that show programs of Python, with their partials in place. Partials are parts of pages. */
export function listPythonPages(): PythonPage[] {
  return guides
    .filter(({ file }) => !/\/_[\w-]+\.mdx$/.test(file))
    .map((guide) => ({ file: guide.file, fences: readFences(guide.file, insertPartials(guide)) }))
    .filter(({ fences }) => fences.some(isProgram))
    .map(({ file, fences }) => {
      const shared = listRequirements(fences.find(({ title }) => title === 'requirements.txt')?.code ?? '')
      return { file, steps: readSteps(fences), requirements: [...readCommands(fences), ...shared], shared }
    })
}

/** Moves a file of a cluster, such as `/mnt/shared/train.py`, to the folder of the test, where programs start. */
const toName = (title: string): string => (title.startsWith('/') ? basename(title) : title)

function insertPartials({ file, text }: GuideFile): string {
  const imports = [...text.matchAll(/^import (\w+) from '(\.[^']*\.mdx)'$/gm)]
  const partials = new Map(
    imports.map(([, name = '', path = '']) => [name, byFile.get(join(dirname(file), path))]),
  )
  return text.replace(/^[ \t]*<(\w+)\b[^>]*\/>[ \t]*$/gm, (tag, name: string) => {
    const partial = partials.get(name)
    return partial === undefined ? tag : fillProps(insertPartials(partial), tag)
  })
}

/** Replaces the values that a page gives its partial, such as `id="3419"`. */
const fillProps = (text: string, tag: string): string =>
  text.replace(
    /\{props\.(\w+)\}/g,
    (use, key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(tag)?.[1] ?? use,
  )

function readSteps(fences: readonly Fence[]): PythonStep[] {
  const steps = fences.flatMap((fence, index): PythonStep[] => {
    const { title, code, language } = fence
    if (title !== undefined && /^[\w/-][\w./-]*\.(?:py|json|jsonl|txt|csv|md)$/.test(title))
      return [{ kind: 'file', name: toName(title), text: code }]
    const next = fences[index + 1]
    const shown = next?.title === 'Output' ? next.code : undefined
    return shells.has(language) && title === undefined ? readScript(fence, shown) : []
  })
  const named = new Set(steps.flatMap((step) => (step.kind === 'run' ? step.programs : [])))
  return [...steps, ...listUnnamed(fences.filter(isProgram), named)]
}

/** Lines of a script that need only Python, in their order. Others install packages and call services. */
function readScript({ code, place }: Fence, shown: string | undefined): PythonStep[] {
  const pattern =
    /^cat > [\w./-]+ <<'(\w+)'\n[\s\S]*?\n\1$|^[ \t]*(?:export +)?[A-Z][A-Z0-9_]*=(?!\$\()[^\n]*$|^[ \t]*(?:export(?: [A-Z][A-Z0-9_]*)+|mkdir [^\n]+)$|^[ \t]*python[\d.]* [\w-]+\.py\b[^\n]*$/gm
  return [...code.matchAll(pattern)].map(([script]): PythonStep => {
    const programs = [...script.matchAll(/python[\d.]* ([\w-]+\.py)\b/g)].map(([, name = '']) => name)
    if (programs.length === 0 || script.startsWith('cat')) return { kind: 'variables', script }
    const command = script.replaceAll(/python[\d.]* (?=[\w-]+\.py)/g, 'python ')
    const isAll = script.trim() === code.trim()
    return { kind: 'run', place, script: command, programs, shown: isAll ? shown : undefined }
  })
}

/** Programs that no command of the page names, such as a server. Modules run with the program that imports them. */
function listUnnamed(programs: readonly Fence[], named: ReadonlySet<string>): PythonStep[] {
  const imported = new Set(programs.flatMap(({ code }) => listModules(code)).map((name) => `${name}.py`))
  return programs.flatMap(({ title = '', place }): PythonStep[] => {
    const name = toName(title)
    if (named.has(name) || imported.has(name)) return []
    return [{ kind: 'run', place, script: `python ${name}`, programs: [name], shown: undefined }]
  })
}

/** Names of the modules that a program imports, without their submodules. */
export const listModules = (code: string): string[] =>
  [...code.matchAll(/^[ \t]*(?:import|from) +(\w+)/gm)].map(([, name = '']) => name)

/** Lists the packages that the page's commands install. */
function readCommands(fences: readonly Fence[]): string[] {
  const scripts = fences.filter(({ language }) => shells.has(language)).map(({ code }) => code)
  return scripts
    .flatMap((code) => [...code.replaceAll(/\\\n/g, ' ').matchAll(/\bpip install ([^\n&|;]+)/g)])
    .flatMap(([, words = '']) => listRequirements(words))
}

const listRequirements = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replaceAll(/["']/g, ''))
    .filter((word) => /^[A-Za-z][\w.-]*(?:\[[\w,]+\])?(?:[=<>~!].*)?$/.test(word))
    .filter((word) => !word.endsWith('.txt'))
