import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Distances in pixels. */
interface DrawingOptions {
  padding: number
  nodeSpacing?: number
  layerSpacing?: number
}

export interface Mermaid {
  renderMermaidSVG(source: string, options: DrawingOptions): string
}

const require = createRequire(import.meta.url)
let mermaid: Mermaid | undefined

/** Counts the diagrams of a page by its source. */
export const countDiagrams = (source: string): number => source.split('```mermaid').length - 1

/**
 * Loads the drawing library, which is 330 KB of code that most pages don't need. Must run outside of time limits: the
 * library loads its layout engine with the first drawing, and can't draw any more if that is stopped in the middle.
 */
export function loadMermaid(): Mermaid {
  if (mermaid !== undefined) return mermaid
  // By file, because the package has no entry for `require`, and the compiler can't wait for an import.
  const library: Mermaid = require(fileURLToPath(import.meta.resolve('beautiful-mermaid')))
  library.renderMermaidSVG('flowchart LR\n  a --> b', { padding: 8 })
  mermaid = library
  return library
}
