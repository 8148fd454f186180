import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createFolder } from '../new-folder.ts'
import { findForeignModules, findNeed, findRequirements, type StandardModules } from './find-packages.ts'
import { findPython } from './python-environment.ts'
import type { PythonPage } from './read-python-page.ts'

const execute = promisify(execFile)

/** Outcome of one command of a page. */
export interface ProgramResult {
  place: string
  script: string
  /** Output that the page shows. Undefined if it shows none, or if the output depends on a model's answer. */
  shown: string | undefined
  outcome:
    | { kind: 'ran'; output: string }
    | { kind: 'skipped'; reason: string }
    | { kind: 'failed'; error: string }
}

interface Machine {
  /** Address of the services. It replaces all hosts of the page. */
  origin: string
  standard: StandardModules
}

/** Variables that readers have set before a page, with values of the scenario. */
const known = {
  E2E_AUTH_TOKEN: 'token',
  E2E_API_KEY: 'key',
  E2E_PROJECT_ID: '4711',
  ENDPOINT_ID: '3405',
  NODE_ID: '60412',
  VECTOR_DB_ID: '146',
  QDRANT_API_KEY: 'key',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  AWS_ACCESS_KEY_ID: 'key',
  AWS_SECRET_ACCESS_KEY: 'secret',
  AWS_REGION: 'in-north-1',
  MODEL: 'meta-llama/Llama-3.2-3B-Instruct',
  MODEL_FILE: 'model-dir/model.joblib',
}

/** Variables with the address of a service, by the service's path. */
const addresses = {
  ENDPOINT_URL: '/project/p-4711/endpoint/is-3405/v1',
  EQS_ENDPOINT: '',
  QDRANT_URL: '',
}

/** Files that readers bring. */
const brought = {
  '.ssh/id_ed25519.pub': 'ssh-ed25519 key deploy-key\n',
  'images/0301.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'kitten.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  'page-1.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  // A pixel, as PNG: Pillow reads the format from the content.
  'sign.jpg': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'speech.mp3': Buffer.from('ID3'),
  'workflow_api.json': JSON.stringify({ 6: { class_type: 'CLIPTextEncode', inputs: { text: '' } } }),
  'test.jsonl': '{"instruction": "What is the capital of India?", "response": "New Delhi is the capital."}\n',
}

/** Does the steps of a page in a new folder, with its hosts replaced. */
export async function followPythonPage(
  page: PythonPage,
  { origin, standard }: Machine,
): Promise<ProgramResult[]> {
  const folder = createFolder('python-page')
  for (const name of ['.ssh', 'images']) mkdirSync(join(folder, name))
  for (const [name, bytes] of Object.entries(brought)) writeFileSync(join(folder, name), bytes)
  const files = new Map<string, string>()
  const variables: string[] = []
  const results: ProgramResult[] = []
  try {
    for (const step of page.steps) {
      if (step.kind === 'file') {
        files.set(step.name, toLocal(step.text, origin))
        mkdirSync(dirname(join(folder, step.name)), { recursive: true })
        writeFileSync(join(folder, step.name), toLocal(step.text, origin))
      } else if (step.kind === 'variables') variables.push(toLocal(step.script, origin))
      else {
        const modules = findForeignModules(step.programs, { files, standard })
        const script = ['set -e', ...variables, step.script].join('\n')
        const own = findRequirements(modules, page.requirements)
        const requirements = modules.length === 0 ? [] : [...new Set([...own, ...page.shared])]
        const programs = step.programs.map((name) => files.get(name) ?? '').join('\n')
        const missing = step.programs.find((name) => !files.has(name))
        const outcome: ProgramResult['outcome'] =
          missing === undefined
            ? await runProgram({ script, modules, requirements, folder, origin, programs })
            : { kind: 'skipped', reason: `the page doesn't show ${missing}` }
        const shown = callsModel([...modules, programs]) ? undefined : step.shown
        results.push({ place: step.place, script: step.script, shown, outcome })
      }
    }
    return results
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether modules, or the code of a program, call a model. */
const callsModel = (texts: readonly string[]): boolean =>
  texts.some((text) => /openai|llama_index|ENDPOINT_URL|_BASE_URL/.test(text))

/** Replaces every sample host, and every port that a page forwards, with the services of the test. */
const toLocal = (text: string, origin: string): string =>
  text.replaceAll(/https:\/\/[\w.-]+\.example(?:\.com)?(?::\d+)?|http:\/\/localhost:8188/g, origin)

interface ProgramRun {
  script: string
  modules: readonly string[]
  requirements: readonly string[]
  folder: string
  origin: string
  /** Code of the programs. */
  programs: string
}

async function runProgram(run: ProgramRun): Promise<ProgramResult['outcome']> {
  const need = findNeed(run.modules)
  if (need !== undefined) return { kind: 'skipped', reason: need }
  if (/signal\.signal\(|^while True:$|\.serve_forever\(\)$/m.test(run.programs))
    return { kind: 'skipped', reason: 'runs until it is stopped' }
  const python = await findPython(run.requirements)
  if ('reason' in python) return { kind: 'skipped', reason: python.reason }
  const path = [...(python.folder === undefined ? [] : [join(python.folder, 'bin')]), process.env.PATH]
  const urls = Object.entries(addresses).map(([name, at]) => [name, run.origin + at])
  try {
    const { stdout } = await execute('bash', ['-c', run.script.replaceAll(/^python(?= )/gm, 'python3')], {
      cwd: run.folder,
      timeout: 300_000,
      env: { ...known, ...Object.fromEntries(urls), HOME: run.folder, PATH: path.join(delimiter) },
    })
    return { kind: 'ran', output: stdout }
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? `\n${error.stderr}` : ''
    return { kind: 'failed', error: `${String(error).split('\n')[0]}${said}` }
  }
}
