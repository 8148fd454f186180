/** Words of one command, up to the pipe, the bracket or the line that ends it. Variables stay as they are. */
export function splitCommand(text: string): string[] {
  const words: string[] = []
  let rest = text
  let word: string | undefined
  const take = (pattern: RegExp): string | undefined => {
    const match = rest.match(pattern)
    if (match === null) return undefined
    rest = rest.slice(match[0].length)
    return match[1] ?? ''
  }
  while (rest !== '') {
    if (take(/^(?:[ \t]|\\\n)+/) !== undefined) {
      if (word !== undefined) words.push(word)
      word = undefined
      continue
    }
    // A comment ends the command.
    if (word === undefined && rest.startsWith('#')) break
    const part =
      take(/^'([^']*)'/) ??
      take(/^"((?:[^"\\]|\\[\s\S])*)"/)?.replace(/\\(["\\`])/g, '$1') ??
      take(/^([^\s'"|;)&>\\]+)/) ??
      take(/^\\(.)/)
    if (part === undefined) break
    word = (word ?? '') + part
  }
  return word === undefined ? words : [...words, word]
}
