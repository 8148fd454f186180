import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findChromium } from './find-chromium.ts'
import { newFolder } from './new-folder.ts'

/** Tests that passed, failed and were skipped in one step. */
interface Count {
  passed: number
  failed: number
  skipped: number
}

interface Step {
  name: string
  run(): Count
}

const reports = newFolder('tests')
const isQuick = process.argv.includes('--quick')

const quick: Step[] = [
  { name: 'types', run: () => fromExitCode(runBin('tsc', ['--project', '.'])) },
  { name: 'lint', run: () => fromExitCode(runBin('biome', ['check', '--error-on-warnings', '.'])) },
  { name: 'unit tests', run: () => runVitest('unit') },
]

const full: Step[] = [
  { name: 'build tests', run: () => runVitest('build') },
  { name: 'server tests', run: () => runVitest('server') },
  { name: 'browser tests', run: runPlaywright },
]

/** Names of the tests that failed, told again at the end: what came after them is long. */
const failures: string[] = []
const total: Count = { passed: 0, failed: 0, skipped: 0 }
try {
  for (const step of isQuick ? quick : [...quick, ...full]) {
    console.log(`\n── ${step.name}`)
    const started = performance.now()
    const named = failures.length
    const count = step.run()
    if (count.failed > 0 && failures.length === named) failures.push(step.name)
    console.log(
      `── ${step.name}: ${summary(count)} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    total.passed += count.passed
    total.failed += count.failed
    total.skipped += count.skipped
  }
} finally {
  rmSync(reports, { recursive: true, force: true })
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
if (total.skipped > 0) console.log(`\n${total.skipped} skipped; each says why above.`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function summary({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function runBin(name: string, args: string[], env: NodeJS.ProcessEnv = {}): number {
  const program = join('node_modules', '.bin', name)
  return spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
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

function runVitest(project: string): Count {
  const file = join(reports, `${project}.json`)
  const code = runBin('vitest', [
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

function runPlaywright(): Count {
  const file = join(reports, 'browser.json')
  const code = runBin('playwright', ['test', '--reporter=list,json'], {
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
    // The runner died before it wrote its report; its exit code tells.
    return undefined
  }
}
