import { type ContentPolicy, strictPolicy } from '../../shared/config/content-policy.ts'
import type { SiteComponents } from '../../shared/content/article-components.ts'
import type { ArticleSlot, CompiledFile } from '../../shared/content/compiled-page.ts'
import type { TableTexts } from '../../shared/content/table-columns.ts'
import type { Problem, SourceLocation } from '../../shared/docs-error.ts'
import type { ArticleTexts } from '../../shared/messages/article-messages.ts'
import { toValue, type Value } from '../expressions/values.ts'
import type { TracedText } from '../source/prepare-source.ts'

/** Lists that become part of the page. */
type PageLists = Pick<
  CompiledFile,
  | 'headings'
  | 'links'
  | 'images'
  | 'catalogLookups'
  | 'rowSelections'
  | 'areaLookups'
  | 'iconLookups'
  | 'contentLists'
>

/** Data that the plugins collect in one document. Each compilation gets a new one. */
export interface DocumentData extends PageLists {
  /** Returns the source location of a line of the expanded source. */
  origin(line: number): SourceLocation
  /** The expanded source. */
  lines: readonly string[]
  /** Texts that articles contain, in the page's locale. */
  texts: ArticleTexts
  /** Origins that the page may load from. */
  policy: ContentPolicy
  /** Components that the site adds. */
  siteComponents: SiteComponents
  /** Line of each of the content lists in the expanded source. */
  listLines: number[]
  /** Line of each heading in the expanded source. */
  headingLines: number[]
  /** Text of a level-one heading. */
  title: string | undefined
  anchors: Set<string>
  /** Names of the used components, after aliases. */
  components: Set<string>
  /** Components by local name, from imports such as `import Foo from '@theme/Tabs'`. */
  aliases: Map<string, string>
  /** Variables for the page's expressions. */
  scope: Map<string, Value>
  /** Characters and items in the values of its expressions. */
  valueSize: number
  /** Texts in attributes that are expressions, by the text of the expression. */
  attributeTexts: Map<string, string>
  /** Texts of the tables, by their headers. */
  tables: Map<string, TableTexts[]>
  slots: ArticleSlot[]
  problems: Problem[]
}

interface DocumentOptions {
  texts: ArticleTexts
  frontMatter?: object
  policy?: ContentPolicy | undefined
  siteComponents?: SiteComponents | undefined
}

export function createDocumentData(
  { text, origin }: TracedText,
  { texts, frontMatter = {}, policy = strictPolicy, siteComponents = {} }: DocumentOptions,
): DocumentData {
  return {
    origin,
    lines: text.split('\n'),
    texts,
    policy,
    siteComponents,
    title: undefined,
    headings: [],
    anchors: new Set(),
    tables: new Map(),
    links: [],
    images: [],
    catalogLookups: [],
    rowSelections: [],
    areaLookups: [],
    iconLookups: [],
    components: new Set(),
    contentLists: [],
    listLines: [],
    headingLines: [],
    aliases: new Map(),
    scope: new Map([['frontMatter', toValue(frontMatter)]]),
    valueSize: 0,
    attributeTexts: new Map(),
    slots: [],
    problems: [],
  }
}

interface PositionedNode {
  position?: { start: { line: number } } | undefined
}

/** Returns the location of a node in the writer's files. */
export function locateNode(data: DocumentData, node: PositionedNode): { file: string; line: number } {
  const { file, line } = data.origin(node.position?.start.line ?? 1)
  return { file, line: line ?? 1 }
}

/** Replaces finished HTML with a slot node that the compiler ignores and the renderer fills in. */
export function createSlotNode(
  data: DocumentData,
  { html, markdown, isInline = false }: Omit<ArticleSlot, 'isInline'> & { isInline?: boolean },
): { type: string; children: []; data: Record<string, unknown> } {
  const n = data.slots.push({ html, markdown, isInline }) - 1
  return { type: 'docentSlot', children: [], data: { hName: 'docent-slot', hProperties: { n: String(n) } } }
}
