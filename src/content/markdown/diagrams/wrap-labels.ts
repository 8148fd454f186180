/** A quoted label, or one in the brackets of its node or the bars of its arrow. */
const flowchartLabel = /"([^"]+)"|(?<=[[({|])([^[\](){}|"]+)(?=[\])}|])/g
/** The text after a state, a transition, or a message. */
const messageLabel = /(?<=:\s*)(\S.*)$/

/** Breaks the labels of a diagram between words, so that no line has more characters than that, unless a word has. */
export function wrapLabels(source: string, characters: number): string {
  const wrap = (text: string): string =>
    text
      .split(/<br\s*\/?>/)
      .map(wrapLine)
      .join('<br>')
  const wrapLine = (text: string): string =>
    text.split(' ').reduce((lines, word) => {
      const last = lines.split('<br>').at(-1) ?? ''
      return last.length + word.length < characters ? `${lines} ${word}` : `${lines}<br>${word}`
    })
  const isFlowchart = /^\s*(?:flowchart|graph)\b/.test(source)
  return source
    .split('\n')
    .map((line) => {
      // The title of a group has one line.
      if (/^\s*subgraph\b/.test(line)) return line
      return isFlowchart
        ? line.replace(flowchartLabel, (label) => wrap(label))
        : line.replace(messageLabel, (label) => wrap(label))
    })
    .join('\n')
}
