import { fillHtml } from '../../../shared/messages/fill-html.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { escapeHtml } from '../../../shared/text/escape-html.ts'
import { escapeMarkdown } from '../../../shared/text/escape-markdown.ts'
import type { DocumentData } from '../document-data.ts'
import { createVariableReader, type VariableSource } from './variable-reader.ts'

const shells: readonly string[] = ['bash', 'sh', 'shell', 'zsh']

interface Sample {
  code: string
  /** In lower case. */
  language: string
  title: string | undefined
  /** In the expanded source, starting at 1. */
  line: number
}

/** Text before a sample. Empty without a note. */
interface VariableNote {
  html: string
  markdown: string
}

/**
 * Returns a function that reads the samples of a page in order, and returns a note for a sample with variables that other
 * sections set. A section whose text links to the other one needs none.
 */
export function createVariableNotes(data: DocumentData): (sample: Sample) => VariableNote {
  const readVariables = createVariableReader()
  return ({ code, language, title = '', line }) => {
    const index = data.headingLines.findLastIndex((headingLine) => headingLine < line)
    const section = data.headings[index]
    if (section === undefined || !shells.includes(language)) return { html: '', markdown: '' }
    const textBefore = data.lines.slice(data.headingLines[index], line - 1).join('\n')
    const sources = readVariables({ code, section, isFile: /\.\w+$/.test(title) })
    return formatNote(
      sources.filter((source) => !textBefore.includes(`(#${source.section.id})`)),
      data.texts.usedVariables,
    )
  }
}

function formatNote(sources: readonly VariableSource[], text: string): VariableNote {
  if (sources.length === 0) return { html: '', markdown: '' }
  const html = sources.map(({ names, section }) =>
    fillHtml(text, {
      names: names.map((name) => `<code>${name}</code>`).join(', '),
      section: `<a href="#${escapeHtml(section.id)}">${escapeHtml(section.text)}</a>`,
    }),
  )
  const markdown = sources.map(({ names, section }) =>
    fillMessage(text, {
      names: names.map((name) => `\`${name}\``).join(', '),
      section: `[${escapeMarkdown(section.text, { isLabel: true })}](#${section.id})`,
    }),
  )
  return { html: `<p class="code-note">${html.join(' ')}</p>`, markdown: `${markdown.join(' ')}\n\n` }
}
