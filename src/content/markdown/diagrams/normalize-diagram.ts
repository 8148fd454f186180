import { hoistGroups } from './hoist-groups.ts'

/**
 * Rewrites what Mermaid understands and `beautiful-mermaid` misreads or leaves out without an error: directives and front
 * matter, statements on one line, arrows without spaces, of other lengths, or with other ends, and shapes and blocks that
 * it doesn't know. A circle or a cross at the end of an arrow becomes a plain line, and colors are left out.
 */
export function normalizeDiagram(source: string): string {
  const text = removeAsides(source)
  if (/^\s*(?:flowchart|graph)\b/.test(text)) return normalizeFlowchart(text)
  if (/^\s*sequenceDiagram\b/.test(text)) return normalizeSequence(text)
  return text
}

/** Removes front matter, directives, comments, and texts for screen readers, which the fence's `alt` has. */
function removeAsides(source: string): string {
  return source
    .replace(/^\s*---\n[\s\S]*?\n\s*---[ \t]*\n/, '')
    .replace(/%%\{[\s\S]*?\}%%[ \t]*\n?/g, '')
    .replace(/^[ \t]*accDescr[ \t]*\{[^}]*\}[ \t]*$/gm, '')
    .replace(/^[ \t]*acc(?:Title|Descr)[ \t]*:.*$/gm, '')
    .replace(/^[ \t]*%%(?!\{).*\n?/gm, '')
    .replace(/^\s*\n/, '')
}

/** Texts of a flowchart that aren't syntax: quoted, in the brackets of a shape, or on an arrow. */
const label = /"[^"]*"|@\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|/g

/** Applies a change to the syntax of a line, while a character of the private use area stands for each label. */
function changeSyntax(line: string, change: (syntax: string) => string): string {
  const labels: string[] = []
  const syntax = line.replace(label, (text) => String.fromCharCode(0xe000 + labels.push(text) - 1))
  return change(syntax).replace(/[\uE000-\uF8FF]/g, (mark) => labels[mark.charCodeAt(0) - 0xe000] ?? mark)
}

function normalizeFlowchart(text: string): string {
  const [header = '', ...lines] = text
    // Not the sign for inches, which may be in the text of a shape.
    .replace(/(?<=[[({|:.=-]\s*)"[^"]*"/g, (words) => words.replace(/\s*\n\s*/g, '<br/>'))
    .split('\n')
    .flatMap((line) => changeSyntax(line, (syntax) => syntax.replace(/(?<!#\w+);[ \t]*/g, '\n')).split('\n'))
  const direction = /\b(?:TB|TD|BT|RL|LR)\b/.test(header) ? header : `${header.trimEnd()} TB`
  const statements = lines.filter((line) => !/^\s*(?:click|href)\s/.test(line)).map(normalizeStatement)
  return [direction, ...hoistGroups(statements)].join('\n')
}

/**
 * An arrow without its text. Its ends are optional, and it may be longer than needed. A circle or a cross comes after a
 * space: otherwise, it's the last letter of a name.
 */
const arrow =
  /[ \t]*(?:<|(?<=[\w\])}\uE000-\uF8FF][ \t]+)[xo](?=[-=]{2}))?(?:-{2,}|={2,}|-\.+-)(?:[xo](?![\w-])|>)?[ \t]*/g
/** An arrow around its text, in each of the three kinds of lines. The end is the second group. */
const arrowsAroundText = [
  /[ \t]*(?<![-=.<])--(?![->]|[xo]\s)[ \t]*(\S.*?)[ \t]*(-{2,}(?:>|[xo](?![\w-]))?)[ \t]*/g,
  /[ \t]*(?<![-=.<])==(?![=>]|[xo]\s)[ \t]*(\S.*?)[ \t]*(={2,}(?:>|[xo](?![\w-]))?)[ \t]*/g,
  /[ \t]*(?<![-=.<])-\.(?![-.])[ \t]*(\S.*?)[ \t]*(\.+-(?:>|[xo](?![\w-]))?)[ \t]*/g,
]

function normalizeStatement(line: string): string {
  if (/^\s*(?:subgraph|classDef|class|style|linkStyle|direction|end)(?:\s|$)/.test(line)) return line
  const changed = changeSyntax(normalizeShapes(line), (syntax) =>
    arrowsAroundText
      .reduce(
        (text, pattern) =>
          text.replace(pattern, (_, words: string, end: string) => `${writeArrow(end).trimEnd()}|${words}| `),
        syntax.replace(/\b\w+@(?=[-=<~])/g, ''),
      )
      .replace(arrow, writeArrow)
      .replace(/[ \t]*~{3,}[ \t]*/g, '\n'),
  )
  return (
    changed
      .replace(/(?<=-->|==>|-\.->|---|===|-\.-) (?=\|)/g, '')
      // A bar would end the text.
      .replace(/\|\s*"([^"]*)"\s*\|/g, (_, words: string) => `|${words.replaceAll('|', '¦')}|`)
  )
}

/** Writes an arrow in its shortest form, with spaces around it. */
function writeArrow(text: string): string {
  const isOpen = !text.includes('>')
  const body = text.includes('.') ? '-.-' : text.includes('=') ? '==' : '--'
  const end = isOpen && body !== '-.-' ? body[0] : isOpen ? '' : '>'
  return ` ${text.includes('<') ? '<' : ''}${body}${end} `
}

function normalizeShapes(line: string): string {
  return line
    .replace(/\[[/\\]([^\]]*?)[/\\]\]/g, '[$1]')
    .replace(
      /@\{[^}]*?label:\s*("[^"]*"|[^,}]+)[^}]*\}/g,
      (_, text: string) => `["${text.trim().replaceAll('"', '')}"]`,
    )
    .replace(/@\{[^}]*\}/g, '')
    .replace(/"`([^`]*)`"/g, (_, text: string) => `"${text.replaceAll('**', '')}"`)
    .replace(/\bfa\w?:fa-[\w-]+[ \t]*/g, '')
}

/** Blocks of a sequence that only color its background. */
const colorBlock = /^\s*(?:rect|box)(?:\s(?!.*->)|$)/
const otherBlock = /^\s*(?:loop|alt|opt|par|critical|break)(?:\s(?!.*->)|$)/

function normalizeSequence(text: string): string {
  const isColor: boolean[] = []
  const lines = text.split('\n').filter((line) => {
    if (colorBlock.test(line) || otherBlock.test(line)) {
      isColor.push(colorBlock.test(line))
      return !colorBlock.test(line)
    }
    return !(/^\s*end\s*;?\s*$/.test(line) && isColor.pop() === true)
  })
  return lines
    .map((line) =>
      line
        .replace(/^(\s*)critical\b/, '$1alt')
        .replace(/^(\s*)option\b/, '$1else')
        .replace(/;\s*$/, ''),
    )
    .join('\n')
}
