import type { AdmonitionTitles } from '../../shared/content/admonitions.ts'
import type { AreaReference, CatalogReference, Reference } from '../../shared/content/compiled-page.ts'
import type { EntryList } from '../../shared/content/entries.ts'
import type { Place, Problem } from '../../shared/docs-error.ts'
import type { Heading } from '../../shared/site/page.ts'
import { Evaluator } from '../expressions/evaluate.ts'
import { toValue, type Value } from '../expressions/values.ts'
import type { TracedText } from '../source/prepare-source.ts'

/** What the plugins find in one document. A fresh one is given to each compilation as Sätteri's data bag. */
export interface DocumentData {
  /** Place of a line of the expanded source. */
  origin(line: number): Place
  /** The expanded source. */
  lines: readonly string[]
  /** Titles of admonitions in the language of the page. */
  titles: AdmonitionTitles
  /** Text of a level-one heading. */
  title: string | undefined
  headings: Heading[]
  anchors: Set<string>
  links: Reference[]
  images: Reference[]
  catalogReferences: CatalogReference[]
  areaReferences: AreaReference[]
  /** Names of the components used, after aliases. */
  components: Set<string>
  entryLists: EntryList[]
  /** Local name → component, from imports such as `import Foo from '@theme/Tabs'`. */
  aliases: Map<string, string>
  /** Variables that the page's expressions can use. */
  scope: Map<string, Value>
  evaluator: Evaluator
  /** Tokens of links and images whose addresses come from expressions, by element, attribute and address. */
  computedAddresses: Map<string, string>
  slots: string[]
  problems: Problem[]
}

interface DocumentOptions {
  titles: AdmonitionTitles
  frontMatter?: object
}

export function createDocumentData(
  { text, origin }: TracedText,
  { titles, frontMatter = {} }: DocumentOptions,
): DocumentData {
  return {
    origin,
    lines: text.split('\n'),
    titles,
    title: undefined,
    headings: [],
    anchors: new Set(),
    links: [],
    images: [],
    catalogReferences: [],
    areaReferences: [],
    components: new Set(),
    entryLists: [],
    aliases: new Map(),
    scope: new Map<string, Value>([
      ['props', new Map()],
      ['frontMatter', toValue(frontMatter)],
    ]),
    evaluator: new Evaluator(),
    computedAddresses: new Map(),
    slots: [],
    problems: [],
  }
}

interface Positioned {
  position?: { start: { line: number } } | undefined
}

/** Where a node of the document stands in the writer's files. */
export function placeOf(data: DocumentData, node: Positioned): { file: string; line: number } {
  const { file, line } = data.origin(node.position?.start.line ?? 1)
  return { file, line: line ?? 1 }
}

/** Keeps finished HTML out of the compiler's way: returns the node that stands for it until the page is rendered. */
export function slotNode(
  data: DocumentData,
  html: string,
): { type: string; children: []; data: Record<string, unknown> } {
  const n = data.slots.push(html) - 1
  return { type: 'docentSlot', children: [], data: { hName: 'docent-slot', hProperties: { n: String(n) } } }
}
