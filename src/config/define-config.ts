import type { UserConfig } from '../shared/config/config.ts'

/** Gives `docs.config.ts` its types; returns its argument. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
