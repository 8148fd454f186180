#!/usr/bin/env -S node --max-semi-space-size=8
import { existsSync } from 'node:fs'

// The repository has source files, and the package compiled ones.
const isRepository = existsSync(new URL('../src/cli.ts', import.meta.url))

await import(isRepository ? '../src/cli.ts' : '../lib/cli.js')
