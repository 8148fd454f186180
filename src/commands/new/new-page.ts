import type { Command } from '@commander-js/extra-typings'
import { slug } from 'github-slugger'
import { rootOption } from '../../cli/options.ts'
import { loadConfig } from '../../config/load-config.ts'
import { checkFileName } from '../../content/file-to-route.ts'
import { askFields } from './ask-fields.ts'
import { formatFrontMatter, writeNewFile } from './write-new-file.ts'

/** Defines `docent new page`. */
export function defineNewPage(command: Command): void {
  command
    .addOption(rootOption)
    .option('--title <text>', 'title of the page')
    .option('--description <text>', 'one sentence for search engines and lists')
    .option('--path <path>', 'path below content/docs/, made of the first area and the title by default')
    .action(async ({ root, ...options }) => {
      const { areas } = await loadConfig(root)
      const { title = '', description = '' } = await askFields(
        [
          { name: 'title', question: 'What is the title?' },
          { name: 'description', question: 'What does the reader learn, in one sentence?' },
        ],
        options,
      )
      const name = [areas[0]?.folder, slug(title)].filter((part) => part !== undefined).join('/')
      const { path = '' } = await askFields(
        [{ name: 'path', question: 'Which path below content/docs/?', fallback: name, findProblem }],
        options,
      )
      const file = `content/docs/${path.replace(/\.mdx?$/, '')}.mdx`
      writeNewFile(root, file, formatFrontMatter({ title, description }, 'Write the text of the page here.'))
    })
}

function findProblem(path: string): string | undefined {
  const isBelow = !path.startsWith('/') && !path.split('/').some((part) => part === '..' || part === '')
  if (!isBelow) return 'must be a path below content/docs/, such as guide/disks'
  return checkFileName(path) === undefined ? undefined : 'must have only characters that work in addresses'
}
