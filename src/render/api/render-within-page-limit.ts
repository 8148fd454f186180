import { getSchemaFile, type SchemaFragment } from '../../shared/api/api-files.ts'
import type { Describable, Described, Describer } from '../../shared/api/describer.ts'
import type { SchemaView } from '../../shared/api/operation-view.ts'
import type { TextFile } from '../../shared/output/output-file.ts'

/**
 * Maximum size of an operation or a schema, in bytes of HTML. With everything around it, its page stays below 150,000
 * bytes.
 */
const maxContent = 110_000

/** The HTML of something, and the view that it's printed from. */
export interface Rendered<View> {
  view: View
  html: string
}

/**
 * Prints something with as much detail as its page has room for. The rest goes to fragments, which are yielded as
 * files: printing everything in place would make pages grow with the document.
 */
export function* renderWithinPageLimit<View>(
  item: Describable<View>,
  print: (view: View) => string,
  { describer, printPart }: FittingTools,
): Generator<TextFile, Rendered<View>> {
  const { described, html } = describeFitting(item, print, describer.levels)
  yield* listFiles(described.files)
  const parts = [...described.parts]
  const names = new Set<string>()
  // The same loop picks up parts of parts.
  for (const part of parts) {
    if (names.has(part.name)) continue
    names.add(part.name)
    const inner = describeFitting(part, printPart, describer.levels)
    parts.push(...inner.described.parts)
    yield* listFiles(inner.described.files)
    const fragment: SchemaFragment = { name: part.name, html: inner.html }
    yield { path: getSchemaFile(describer.api, part.name), content: JSON.stringify(fragment) }
  }
  return { view: described.view, html }
}

export interface FittingTools {
  describer: Pick<Describer, 'api' | 'levels'>
  printPart(view: SchemaView): string
}

function describeFitting<View>(
  { describe }: Describable<View>,
  print: (view: View) => string,
  levels: number,
): { described: Described<View>; html: string } {
  for (let level = 0; ; level += 1) {
    const described = describe(level)
    const html = print(described.view)
    if (level + 1 >= levels || Buffer.byteLength(html) <= maxContent) return { described, html }
  }
}

const listFiles = (files: ReadonlyMap<string, string>): TextFile[] =>
  [...files].map(([path, content]) => ({ path, content }))
