import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { configSchema } from '../../src/shared/config/config.ts'
import { createConfigurationExample } from './create-configuration-example.ts'
import type { JsonSchema } from './describe-json-schema.ts'
import { type Field, listConfigurationFields, listProperties } from './list-configuration-fields.ts'
import { readDocComments } from './read-doc-comments.ts'

const shared = join(import.meta.dirname, '../../src/shared')
const files = globSync(['config/**/*.ts', 'search/search-schema.ts'], { cwd: shared }).map((file) =>
  join(shared, file),
)
const find = readDocComments(files, 'configSchema')
const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
const keys = listProperties({ schema, name: '', path: [] })

/** All keys of the configuration. */
export const configurationFields: readonly Field[] = listConfigurationFields(
  { schema, name: '', path: [] },
  find,
)

/** The example of each key, as text in TypeScript. */
export const configurationExamples: ReadonlyMap<string, string> = new Map(
  keys.map((key) => [key.name.slice(1), createConfigurationExample(key, find)]),
)

/** Formats the reference of the configuration as MDX: a section for each key with a table and an example. */
export function formatConfigurationReference(): string {
  const sections = keys.map((key) => {
    const name = key.name.slice(1)
    const [own, ...inner] = [
      configurationFields.find((field) => field.name === key.name),
      ...listConfigurationFields(key, find),
    ]
    return [
      `## \`${name}\` {#${name}}`,
      own === undefined ? '' : describeKey(own),
      inner.length === 0
        ? ''
        : formatTable(
            inner.filter((field) => field !== undefined),
            `${key.name}`,
          ),
      `\`\`\`ts title="docs.config.ts"\n${name}: ${configurationExamples.get(name) ?? ''},\n\`\`\``,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  })
  return `${sections.join('\n\n')}\n`
}

const describeKey = ({ description, type, fallback }: Field): string => {
  const value = fallback === '' ? '' : fallback === 'required' ? ' Required.' : ` Default: ${fallback}.`
  return `${description} Type: ${type}.${value}`
}

function formatTable(fields: readonly Field[], prefix: string): string {
  const rows = fields.map(({ name, type, fallback, description }) => {
    const cells = [`\`${name.slice(prefix.length).replace(/^\./, '')}\``, type, fallback, description]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return ['| key | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')
}
