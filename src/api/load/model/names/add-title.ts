import type { Schema } from '../../../../shared/api/api-document.ts'
import { escapeMarkdown } from '../../../../shared/text/escape-markdown.ts'
import { saysMore } from '../../../../shared/text/says-more.ts'

/**
 * Adds the title of a named schema to its description, where it adds something to the name: generators make titles of
 * names (`user_id`, "User Id"), and readers would see everything twice.
 */
export function addTitle(name: string, schema: Schema): Schema {
  if (typeof schema === 'boolean' || typeof schema.title !== 'string' || schema.$ref !== undefined)
    return schema
  const { title, description = '' } = schema
  if (description === '')
    return saysMore(title, name) ? { ...schema, description: escapeMarkdown(title) } : schema
  // A title of one word beside a description is the name of a type in somebody's code.
  const isShown = /\S\s+\S/.test(title) && saysMore(title, name) && saysMore(title, description)
  return isShown
    ? { ...schema, description: `**${escapeMarkdown(title.trim())}**\n\n${description}` }
    : schema
}
