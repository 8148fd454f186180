/** A group of a flowchart: its box, and the header and title above its nodes. */
const group = /(<g class="subgraph"[^>]*>\s*<rect[^>]*>)(\s*<rect[^>]*>\s*<text[\s\S]*?<\/text>\s*)(?=<\/g>)/g

/** Puts the titles of groups above the lines, which would run through them. A line enters its group below the header. */
export function raiseGroupTitles(svg: string): string {
  const headers = [...svg.matchAll(group)].map(([, , header = '']) => header)
  const start = svg.indexOf('<g class="node"')
  if (headers.length === 0 || start === -1) return svg
  const titles = `<g class="subgraph">${headers.join('')}</g>`
  return svg.slice(0, start).replace(group, '$1') + titles + svg.slice(start)
}
