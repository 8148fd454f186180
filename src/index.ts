export { defineConfig } from './config/define-config.ts'
export type { UserConfig } from './shared/config/config.ts'
