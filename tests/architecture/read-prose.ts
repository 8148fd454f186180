import { readFileSync } from 'node:fs'
import { parseScript } from './parse-script.ts'

/** The prose of a file (comments of code, text of a document) and the code beside it. */
export interface FileText {
  prose: string[]
  code: string
}

/** Reads a script, a style sheet, or a Markdown document. */
export function readFileText(file: string): FileText {
  if (/\.mdx?$/.test(file)) return splitByPattern(file, /^(`{3,})[\s\S]*?^\1$/gm, 'code')
  if (file.endsWith('.css')) return splitByPattern(file, /\/\*[\s\S]*?\*\//g, 'prose')
  const { text, comments } = parseScript(file)
  let code = ''
  let end = 0
  for (const comment of comments) {
    code += text.slice(end, comment.start)
    end = comment.end
  }
  return { prose: comments.map(({ value }) => value), code: code + text.slice(end) }
}

/** Splits a file into the matches of a pattern and the rest. `matched` names the kind of the matches. */
function splitByPattern(file: string, pattern: RegExp, matched: keyof FileText): FileText {
  const text = readFileSync(file, 'utf8')
  const matches = text.match(pattern) ?? []
  const rest = text.replace(pattern, '')
  return matched === 'prose' ? { prose: matches, code: rest } : { prose: [rest], code: matches.join('\n') }
}
