import { fileURLToPath } from 'node:url'

const configModule = fileURLToPath(new URL('../src/config/define-config.ts', import.meta.url))

/** Text of a `docs.config.ts` that lies anywhere. Its types are not checked: tests write wrong ones. */
export function formatConfig(config: Record<string, unknown>): string {
  return [
    `import { defineConfig } from ${JSON.stringify(configModule)}`,
    '',
    `export default defineConfig(${JSON.stringify(config, null, 2)})`,
    '',
  ].join('\n')
}
