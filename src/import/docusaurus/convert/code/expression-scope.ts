import type { ConversionContext } from '../../conversion-context.ts'
import type { DocusaurusPage } from '../../docusaurus-page.ts'

const propsModule = 'docent-props'

/** Formats the statements that come before an expression of a page. */
export const formatScope = (statements: readonly string[]): string =>
  `${statements.join('\n')}\nconst props = require('${propsModule}').default;`

/** Creates the modules that an expression of a page gets. */
export const createScope = (page: DocusaurusPage, context: ConversionContext): Record<string, unknown> => ({
  ...context.createPageModules(page),
  // A file that is imported without values has none, and to read one throws.
  [propsModule]: { default: page.props },
})
