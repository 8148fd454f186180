import type { Command } from '@commander-js/extra-typings'
import { slug } from 'github-slugger'
import { rootOption } from '../../cli/options.ts'
import { loadConfig } from '../../config/load-config.ts'
import { releaseKinds } from '../../shared/content/listed/release-kinds.ts'
import { formatIsoDay, isDay } from '../../shared/text/day.ts'
import { askFields } from './ask-fields.ts'
import { createAreaField } from './create-area-field.ts'
import { formatFrontMatter, writeNewFile } from './write-new-file.ts'

/** Defines `docent new release`. */
export function defineNewRelease(command: Command): void {
  command
    .addOption(rootOption)
    .option('--title <text>', 'what has changed, in a few words')
    .option('--text <text>', 'what readers can do now, in one or two sentences')
    .option('--area <id>', 'area of the change, the first one by default')
    .option('--kind <kind>', `${releaseKinds.join(', ')}; new by default`)
    .option('--date <day>', 'day of the change, today by default')
    .action(async ({ root, ...options }) => {
      const config = await loadConfig(root)
      const values = await askFields(
        [
          { name: 'title', question: 'What has changed, in a few words?' },
          { name: 'text', question: 'What can readers do now?' },
          createAreaField(config),
          { name: 'kind', question: 'Which kind of change?', fallback: 'new', choices: releaseKinds },
          {
            name: 'date',
            question: 'On which day?',
            fallback: formatIsoDay(Date.now()),
            findProblem: (value) => (isDay(value) ? undefined : 'must be a day such as 2026-01-31'),
          },
        ],
        options,
      )
      const { title = '', date = '', area = '', kind = '', text = '' } = values
      const file = `content/releases/${date}-${slug(title)}.mdx`
      writeNewFile(root, file, formatFrontMatter({ title, date, area, kind }, text))
    })
}
