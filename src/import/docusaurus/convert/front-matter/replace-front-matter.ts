import type { PageConversion } from '../page-conversion.ts'
import { convertFrontMatter } from './convert-front-matter.ts'
import { frontMatterBlock } from './front-matter-block.ts'

/** Puts the changed front matter in place of the one that a page has. */
export function replaceFrontMatter(text: string, conversion: PageConversion): string {
  const [head = '', block = ''] = text.match(frontMatterBlock) ?? []
  const body = text.slice(head.length)
  if (conversion.page.kind === 'partial') return body.replace(/^\r?\n/, '')
  const converted = convertFrontMatter(block, conversion)
  if (converted === block) return text
  if (converted.trim() === '') return body.replace(/^\s*\n/, '')
  return `---\n${converted}\n---${head === '' ? '\n\n' : ''}${body}`
}
