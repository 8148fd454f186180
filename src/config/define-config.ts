import type { UserConfig } from '../shared/config/config.ts'

/** Types the configuration in `docs.config.ts`. Returns its argument. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
