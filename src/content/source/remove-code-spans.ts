/** Removes the code spans of a line. Spans that continue on the next line are rare and aren't removed. */
export function removeCodeSpans(line: string): string {
  if (!line.includes('`')) return line
  const pieces = line.split(/(`+)/)
  const textPieces: string[] = []
  for (let index = 0; index < pieces.length; index++) {
    const end = index % 2 === 1 ? pieces.indexOf(pieces[index] ?? '', index + 1) : -1
    if (end === -1) textPieces.push(pieces[index] ?? '')
    else index = end
  }
  return textPieces.join('')
}
