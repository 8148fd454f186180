/** Removes the code spans of a line. Those that go on in the next line are rare, and stay. */
export function removeCodeSpans(line: string): string {
  if (!line.includes('`')) return line
  const parts = line.split(/(`+)/)
  const kept: string[] = []
  for (let index = 0; index < parts.length; index++) {
    const end = index % 2 === 1 ? parts.indexOf(parts[index] ?? '', index + 1) : -1
    if (end === -1) kept.push(parts[index] ?? '')
    else index = end
  }
  return kept.join('')
}
