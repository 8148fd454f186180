import { formatCommandReference } from './command-reference.ts'
import { formatConfigurationReference } from './configuration-reference.ts'
import { formatFrontMatterReference } from './front-matter-reference.ts'

/** Creates the generated files of the documentation: path below `docs/` and text. */
export async function listGeneratedFiles(): Promise<[path: string, text: string][]> {
  return [
    ['content/docs/configuration/_keys.mdx', formatConfigurationReference()],
    ['content/docs/writing/_front-matter-keys.mdx', formatFrontMatterReference()],
    ['content/docs/start/_commands.mdx', await formatCommandReference()],
  ]
}
