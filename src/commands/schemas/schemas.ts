import { mkdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { rootOption } from '../../cli/options.ts'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { schemaFiles, toJsonSchema } from './schema-list.ts'

/** Defines `docent schemas`. */
export function defineSchemas(command: Command): void {
  command
    .addOption(rootOption)
    .option('--out <dir>', 'folder to write to (default: .docent/schemas in the root)')
    .action(({ root, out }) => {
      const folder = resolve(out ?? join(root, '.docent/schemas'))
      writeSchemas(folder)
      const shown = relative(root, folder).split(sep).join('/')
      console.log(
        `${schemaFiles.length} schemas in ${shown}. Settings of Visual Studio Code for YAML files:\n`,
      )
      console.log(JSON.stringify(createEditorSettings(`./${shown}`), null, 2))
    })
}

function writeSchemas(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of schemaFiles)
    writeFileAtomically(join(folder, `${file.name}.json`), `${JSON.stringify(toJsonSchema(file), null, 2)}\n`)
}

/** Creates settings of the YAML extension with the files of each schema. */
function createEditorSettings(folder: string): Record<string, Record<string, readonly string[]>> {
  const yamlFiles = schemaFiles.filter(({ isFrontMatter }) => !isFrontMatter)
  return {
    'yaml.schemas': Object.fromEntries(yamlFiles.map(({ name, files }) => [`${folder}/${name}.json`, files])),
  }
}
