import type { Problem } from '../../shared/docs-error.ts'
import type { TracedText } from '../source/prepare-source.ts'

/** A file of questions has nothing before its first one: it would stand nowhere. */
export function faqProblems(kind: string, { text, origin }: TracedText): Problem[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (kind !== 'faq' || first === -1 || lines[first]?.startsWith('## ')) return []
  return [
    {
      problem: 'The text before the first question would not be shown.',
      at: origin(first + 1),
      fix: 'Begin with a question, `## Question? {#id}`; say what the file is about in `description`.',
    },
  ]
}
