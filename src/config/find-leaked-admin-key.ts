import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName } from '../shared/config/config-file.ts'
import type { Problem } from '../shared/docs-error.ts'
import { adminKeyNames } from '../shared/search/admin-key-names.ts'

/**
 * Reports an admin key used as the search key. They look alike, but only here both are known. Browsers would get the
 * key, and anyone could write to the index.
 */
export function findLeakedAdminKey(
  { search: { engine } }: DocsConfig,
  environment: Readonly<Record<string, string | undefined>>,
): Problem | undefined {
  if (engine.kind === 'embedded' || environment[adminKeyNames[engine.kind]] !== engine.searchKey)
    return undefined
  return {
    problem: `\`search.engine.searchKey\` is the admin key (\`${adminKeyNames[engine.kind]}\`): it would be sent to every reader.`,
    at: { file: configFileName, line: undefined },
    fix: 'Use a search-only key. If the site was published with the admin key, revoke that key.',
  }
}
