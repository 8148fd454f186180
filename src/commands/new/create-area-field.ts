import { UsageError } from '../../cli/usage-error.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { Field } from './ask-fields.ts'

/** Creates the question for an area of the site. Throws a `UsageError` if the site has none. */
export function createAreaField({ areas }: DocsConfig): Field {
  const choices = areas.map(({ id }) => id)
  if (choices.length === 0)
    throw new UsageError('Questions and releases belong to an area. Add one to `areas` in `docs.config.ts`.')
  return { name: 'area', question: 'Which area?', fallback: choices[0], choices }
}
