import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { slug } from 'github-slugger'
import { rootOption } from '../../cli/options.ts'
import { loadConfig } from '../../config/load-config.ts'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { askFields } from './ask-fields.ts'
import { createAreaField } from './create-area-field.ts'
import { formatFrontMatter, writeNewFile } from './write-new-file.ts'

/** Defines `docent new faq`. */
export function defineNewFaq(command: Command): void {
  command
    .addOption(rootOption)
    .option('--question <text>', 'the question')
    .option('--answer <text>', 'the answer, in Markdown')
    .option('--service <name>', 'subject of the question; each has a file')
    .option('--area <id>', 'area of the question, the first one by default')
    .action(async ({ root, ...options }) => {
      const config = await loadConfig(root)
      const values = await askFields(
        [
          { name: 'question', question: 'What is the question?' },
          { name: 'answer', question: 'What is the answer?' },
          createAreaField(config),
          { name: 'service', question: 'Which subject?', fallback: 'General' },
        ],
        options,
      )
      const { question = '', answer = '', area = '', service = '' } = values
      const text = `## ${question} {#${slug(question)}}\n\n${answer}`
      const path = `content/faq/${area}/${slug(service)}.mdx`
      if (existsSync(join(root, path))) appendText(root, path, text)
      else
        writeNewFile(
          root,
          path,
          formatFrontMatter({ title: service, description: createDescription(service) }, text),
        )
    })
}

const createDescription = (service: string): string => `These answers are about this subject: ${service}.`

function appendText(root: string, path: string, text: string): void {
  const file = join(root, path)
  writeFileAtomically(file, `${readFileSync(file, 'utf8').trimEnd()}\n\n${text}\n`)
  console.log(`Added the question to ${path}`)
}
