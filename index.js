import { existsSync } from 'node:fs'

// The repository has source files, and the package compiled ones.
const isRepository = existsSync(new URL('./src/index.ts', import.meta.url))

export const { defineConfig, defineMarkdownRule, defineStages } = await import(
  isRepository ? './src/index.ts' : './lib/index.js'
)
