import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { watchForCrash } from '../../src/safeguards/watch-for-crash.ts'
import { createFolder } from '../new-folder.ts'
import { fuzzSite } from './fuzz-site.ts'

/** Checks and builds mutated pages: `npm run fuzz -- --rounds 1000 --seed 1`. A round has 20 pages. */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '20' },
  },
})
const root = createFolder('fuzz')
const stopWatch = watchForCrash()
const started = performance.now()
try {
  const { inputs, rejected, built, failures } = await fuzzSite({
    root,
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    pages: Number(values.pages),
    onRound(round) {
      if (round % 50 === 0)
        console.log(`${round} rounds, ${Math.round((performance.now() - started) / 1000)} s`)
    },
  })
  console.log(
    `${inputs} inputs, ${rejected} with problems, ${built} pages built, ${failures.length} failures`,
  )
  for (const { seed, command, error } of failures)
    console.log(`--seed ${seed} --rounds 1 (${command}):`, error)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  stopWatch()
  rmSync(root, { recursive: true, force: true })
}
