// Runs on whatever Node a fresh machine has (20 or newer), before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.docent-installed')
const [task, ...rest] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Docent needs Node 20 or newer to start; this is ${process.version}.`)
  process.exit(2)
}
installDependencies()
process.exit(runTask())

/** Installs what the lock file names, unless that was done already. */
function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies (about a minute the first time) …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('The dependencies could not be installed. Fix the npm error above, then try again.')
    process.exit(code)
  }
  writeFileSync(stamp, wanted)
}

function runTask() {
  switch (task) {
    case 'start': {
      const built = run('npm', ['run', '--silent', 'build'])
      return built === 0 ? run('npm', ['run', '--silent', 'serve', '--', ...rest]) : built
    }
    case 'test':
      return run('node', ['tests/run.ts', ...rest])
    case 'check':
      return run('node', ['tests/run.ts', '--quick', ...rest])
    default:
      console.error(`Unknown task ${task}. Tasks: start, test, check.`)
      return 2
  }
}

/** Runs a program with the pinned Node first on the path; returns its exit code. */
function run(program, args) {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
  const result = spawnSync(program, args, { cwd: root, env, stdio: 'inherit' })
  return result.status ?? 1
}
