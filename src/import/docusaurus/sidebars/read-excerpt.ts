import { createFenceReader } from '../../../shared/content/fences.ts'
import { frontMatterBlock } from '../convert/front-matter/front-matter-block.ts'

/** Reads the first line of text, which Docusaurus prints as the description of a page without one. */
export function readExcerpt(text: string): string | undefined {
  const readFence = createFenceReader()
  let isCode = false
  const body = text.replace(frontMatterBlock, '').trimStart()
  for (const line of body.replace(/^[^\n]*\n=+/, '').split('\n')) {
    if (readFence(line)) continue
    isCode = line.trim() !== '' && (isCode || /^(?:import|export)\s/.test(line))
    const plain = isCode ? '' : toPlainLine(line)
    if (plain !== '') return plain
  }
  return undefined
}

const toPlainLine = (line: string): string =>
  line
    .replace(/<[^>]*>|\{\/\*.*\*\/\}/g, '')
    .replace(/^#[^#]+#?/, '')
    .replace(/^#{1,6}\s*([^#]*?)\s*#{0,6}/, '$1')
    .replace(/([*_]{1,3})(.*?)\1/g, '$2')
    .replace(/~~(\S.*?\S)~~/g, '$1')
    .replace(/\[\^.+?\](?:: .*$)?/g, '')
    .replace(/!?\[(.*?)\][[(].*?[\])]/g, '$1')
    .replace(/`(.+?)`/g, '$1')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(/:::.*/, '')
    .replace(/\s?:(?:::|[^:\n])+:/g, '')
    .replace(/\\?\{#*[\w-]+\}/, '')
    .trim()
