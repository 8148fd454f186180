import { defineHastPlugin, type HastPluginDefinition } from 'satteri'
import type { DocumentData } from './document-data.ts'
import { findUnsafeAttribute } from './unsafe-attributes.ts'

/** Checks attributes of raw HTML, as `components` checks attributes of JSX. */
export function rawAttributes(data: DocumentData): HastPluginDefinition {
  return defineHastPlugin({
    name: 'raw-attributes',
    // Without names in the filter, every element is visited.
    element: { filter: [], visit: (node) => checkAttributes(node, data) },
  })
}

function checkAttributes(
  { tagName: tag, properties }: { tagName: string; properties: Record<string, unknown> },
  data: DocumentData,
): void {
  for (const [name, value] of Object.entries(properties)) {
    const problem = findUnsafeAttribute({ tag, name, value }, data.policy)
    // Raw HTML has no position.
    if (problem !== undefined)
      data.problems.push({ ...problem, at: { file: data.origin(1).file, line: undefined } })
  }
}
