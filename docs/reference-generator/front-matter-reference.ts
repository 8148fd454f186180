import { z } from 'zod'
import { postSchema } from '../../src/shared/content/front-matter/front-matter.ts'
import { describeType, formatLiteral, type JsonSchema } from './describe-json-schema.ts'

/** Formats a table of all keys of front matter as MDX. */
export function formatFrontMatterReference(): string {
  const { properties = {} } = z.toJSONSchema(postSchema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  const rows = Object.entries(properties).map(([key, schema]) => {
    const fallback = schema.default === undefined ? '' : `\`${formatLiteral(schema.default)}\``
    return `| \`${key}\` | ${describeType(schema)} | ${fallback} | ${schema.description ?? ''} |`
  })
  return `${['| key | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`
}
