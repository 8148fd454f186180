import { defineConfig } from 'vitest/config'
import all from './vitest.config.ts'

const unit = all.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'unit',
)
if (typeof unit !== 'object' || !('test' in unit)) throw new Error('vitest.config.ts has no project `unit`.')

/** The unit tests, as Stryker runs them: not those that read our code as text, for there it is full of mutants. */
export default defineConfig({
  ...all,
  test: {
    ...all.test,
    projects: [{ ...unit, test: { ...unit.test, exclude: ['node_modules/**', 'tests/*.test.ts'] } }],
  },
})
