import { formatCommands } from './commands.ts'
import { formatConfiguration } from './configuration.ts'
import { formatFrontMatter } from './front-matter.ts'

/** Creates the generated files of the documentation: path below `docs/` and text. */
export async function listGeneratedFiles(): Promise<[path: string, text: string][]> {
  return [
    ['content/docs/configuration/_keys.mdx', formatConfiguration()],
    ['content/docs/writing/_front-matter-keys.mdx', formatFrontMatter()],
    ['content/docs/start/_commands.mdx', await formatCommands()],
  ]
}
