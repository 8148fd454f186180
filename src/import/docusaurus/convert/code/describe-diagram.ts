/** Describes a diagram of Mermaid by its kind. */
export function describeDiagram(code: string): string {
  const kind = code.trim().match(/^(?:---[\s\S]*?---\s*)?([A-Za-z]+)/)?.[1] ?? ''
  const names: Record<string, string> = {
    graph: 'Flowchart',
    flowchart: 'Flowchart',
    sequenceDiagram: 'Sequence diagram',
    classDiagram: 'Class diagram',
    stateDiagram: 'State diagram',
    erDiagram: 'Entity relationship diagram',
  }
  return names[kind] ?? 'Diagram'
}
