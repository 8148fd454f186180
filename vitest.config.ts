import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longest-first.ts'

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"test"' },
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Modules are loaded once for all files: three times as fast. What a test replaces is put back after it.
          isolate: false,
          unstubGlobals: true,
          include: [
            'src/**/*.test.{ts,tsx}',
            'bench/**/*.test.ts',
            'tests/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/api/**/*.test.ts',
            'tests/documents/*.test.ts',
            'tests/imports/*.test.ts',
            'tests/search/*.test.ts',
          ],
          environment: 'node',
          // Some read every file of the repository, which takes a minute on a busy machine.
          testTimeout: 120_000,
          // Some wait for a time limit while the other worker continues.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          // Modules, and the process that builds (`build-worker.ts`), are loaded once for all files of a worker.
          isolate: false,
          globalSetup: 'tests/build/make-bundle-pool.ts',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // Each starts real builds, which wait for the disk half of their time.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globalSetup: 'tests/server/start-databases.ts',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: ['tests/programs/**/*.test.ts'],
          environment: 'node',
          // The first run installs packages.
          testTimeout: 600_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          globalSetup: 'tests/engines/prepare.ts',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
