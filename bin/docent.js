#!/usr/bin/env node
import { existsSync } from 'node:fs'

/** Commands that build. They need less memory with these settings (docs/decisions/build-memory.md). cspell:ignore mmap execve */
const buildingCommands = ['build', 'check', 'dev']
const youngGeneration = '--max-semi-space-size'
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' }

const hasSettings = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].some((option) =>
  option.includes(youngGeneration),
)
if (buildingCommands.includes(process.argv[2]) && !hasSettings) replaceProcess()

// The repository has source files, and the package compiled ones.
const isRepository = existsSync(new URL('../src/cli.ts', import.meta.url))

await import(isRepository ? '../src/cli.ts' : '../lib/cli.js')

/**
 * Starts again with the settings, in the same process. The first line of this file can't set them, because BusyBox's `env`
 * has no `-S`. On Windows, in older versions of Node, and with a channel to a parent, which would close, the command continues
 * without them.
 */
function replaceProcess() {
  if (process.platform === 'win32' || process.execve === undefined || process.channel !== undefined) return
  const options = [...process.execArgv, `${youngGeneration}=8`]
  process.execve(process.execPath, [process.execPath, ...options, ...process.argv.slice(1)], {
    ...allocator,
    ...process.env,
  })
}
