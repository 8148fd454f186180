import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from './find-chromium.ts'
import { createFolder } from './new-folder.ts'
import { buildOurSite } from './our-site.ts'

/** Tests that passed, failed and were skipped in one step. */
interface Count {
  passed: number
  failed: number
  skipped: number
}

interface Step {
  name: string
  run(): Count | Promise<Count>
}

const { quick: isQuick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
const reports = createFolder('tests')

const unit: Step = { name: 'unit tests', run: () => runVitest('unit') }

/** Static checks. They run one after another in parallel with the unit tests, which leave them a core. */
const checks: Step[] = [
  { name: 'types', run: () => runCheck('tsc', ['--project', '.']) },
  { name: 'lint', run: () => runCheck('biome', ['check', '--error-on-warnings', '.']) },
  { name: 'unused code', run: () => runCheck('knip', ['--no-progress']) },
  { name: 'spelling', run: () => runCheck('cspell', ['lint', '--no-progress']) },
]

/** Built before the tests that read it. Those that start together would otherwise all build it at once. */
const ourSite: Step = { name: 'site of this repository', run: runOurBuild }
const build: Step = { name: 'build tests', run: () => runVitest('build') }
const server: Step = { name: 'server tests', run: () => runVitest('server') }
/** Run one after another, in parallel with the server tests, which wait for disks and time limits. */
const programs: Step = { name: 'programs of guides', run: () => runVitest('programs') }
const browser: Step = { name: 'browser tests', run: runPlaywright }
/** Run in parallel with the browser tests, which leave a fifth of the processor idle. */
const engines: Step = { name: 'journeys in three engines', run: () => runVitest('engines') }

/** Names of failed tests, repeated at the end because the output after them is long. */
const failures: string[] = []
const total: Count = { passed: 0, failed: 0, skipped: 0 }
try {
  await Promise.all([runAll(checks), runAll([unit])])
  if (!isQuick) {
    await runAll([ourSite, build])
    await Promise.all([runAll([server]), runAll([programs])])
    await Promise.all([runAll([browser]), runAll([engines])])
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped; the reasons are above.`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const started = performance.now()
    const named = failures.length
    const count = await step.run()
    if (count.failed > 0 && failures.length === named) failures.push(step.name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`── ${step.name}: ${summary(count)} in ${seconds} s`)
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
}

function summary({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function binary(name: string): string {
  return join('node_modules', '.bin', name)
}

async function runBin(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(binary(name), args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Runs a check in parallel with the unit tests, and prints its output at the end, if it fails. */
async function runCheck(name: string, args: string[]): Promise<Count> {
  const child = spawn(binary(name), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  child.stdout.on('data', (bytes: Buffer) => said.push(bytes))
  child.stderr.on('data', (bytes: Buffer) => said.push(bytes))
  const [code] = await once(child, 'close')
  if (code !== 0) process.stdout.write(Buffer.concat(said))
  return fromExitCode(code ?? 1)
}

async function runOurBuild(): Promise<Count> {
  const { code, stderr } = await buildOurSite()
  if (code !== 0) process.stderr.write(stderr)
  return fromExitCode(code)
}

function fromExitCode(code: number): Count {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

async function runVitest(project: string): Promise<Count> {
  const file = join(reports, `${project}.json`)
  const code = await runBin('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport<VitestReport>(file)
  if (report === undefined) return fromExitCode(code === 0 ? 1 : code)
  for (const { name, status, assertionResults } of report.testResults) {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `: ${fullName}`)
    if (status === 'failed')
      failures.push(...(failed.length > 0 ? failed : ['']).map((test) => relative('', name) + test))
  }
  // A file that cannot be loaded fails without a failed test.
  const failed = report.numFailedTests + (report.numFailedTests === 0 && code !== 0 ? 1 : 0)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { ok: boolean; file: string; title: string }[]
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `tests/browser/${file}: ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}

async function runPlaywright(): Promise<Count> {
  const file = join(reports, 'browser.json')
  const code = await runBin('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport<PlaywrightReport>(file)
  if (report === undefined) return fromExitCode(code === 0 ? 1 : code)
  const { stats, suites } = report
  failures.push(...suites.flatMap(failedSpecs))
  if (stats.flaky > 0)
    console.warn(`── ${stats.flaky} browser tests passed on their second try only (marked "flaky" above)`)
  const failed = stats.unexpected
  return {
    passed: stats.expected + stats.flaky,
    failed: failed + (failed === 0 && code !== 0 ? 1 : 0),
    skipped: stats.skipped,
  }
}

function readReport<T>(file: string): T | undefined {
  try {
    const report: T = JSON.parse(readFileSync(file, 'utf8'))
    return report
  } catch {
    // The runner died before it wrote its report. Its exit code is the result.
    return undefined
  }
}
