#!/usr/bin/env -S MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=1048576 node --max-semi-space-size=8
// glibc keeps freed memory per thread without these variables (docs/decisions/build-memory.md). cspell:ignore mmap
import { existsSync } from 'node:fs'

// The repository has source files, and the package compiled ones.
const isRepository = existsSync(new URL('../src/cli.ts', import.meta.url))

await import(isRepository ? '../src/cli.ts' : '../lib/cli.js')
