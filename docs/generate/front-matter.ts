import { z } from 'zod'
import { postSchema } from '../../src/shared/content/front-matter/front-matter.ts'
import { describeType, formatLiteral, type JsonShape } from './json-shape.ts'

/** Formats a table of all keys of front matter as MDX. */
export function formatFrontMatter(): string {
  const { properties = {} } = z.toJSONSchema(postSchema, { io: 'input', unrepresentable: 'any' }) as JsonShape
  const rows = Object.entries(properties).map(([key, shape]) => {
    const fallback = shape.default === undefined ? '' : `\`${formatLiteral(shape.default)}\``
    return `| \`${key}\` | ${describeType(shape)} | ${fallback} | ${shape.description ?? ''} |`
  })
  return `${['| key | type | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`
}
