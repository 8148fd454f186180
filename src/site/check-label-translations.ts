import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName, type FindConfigLine } from '../shared/config/config-file.ts'
import { listConfigLabels } from '../shared/config/config-labels.ts'
import type { Problem } from '../shared/docs-error.ts'
import { suggestFix } from '../shared/text/find-nearest.ts'

/** Reports translations of labels that the configuration doesn't have. */
export function checkLabelTranslations(config: DocsConfig, findLine: FindConfigLine): Problem[] {
  const known = listConfigLabels(config)
  return config.locales.flatMap(({ id, labels = {} }, index) =>
    Object.keys(labels)
      .filter((label) => !known.has(label))
      .map((label) => ({
        problem: `The language \`${id}\` translates the label \`${label}\`, which isn't in the configuration.`,
        at: { file: configFileName, line: findLine(['locales', index, 'labels', label]) },
        fix: suggestFix(label, known, 'Remove it, or write the label as navbar, footer, or sidebar have it.'),
      })),
  )
}
