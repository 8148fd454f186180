import {
  createElementNode,
  isElement,
  type MarkdownElement,
  type MarkdownNode,
  type PrintedBlock,
} from './markdown-node.ts'

type Print = (nodes: readonly MarkdownNode[]) => PrintedBlock[]

/** Formats a list. `isFollowing` selects the other marker. */
export function formatList(list: MarkdownElement, isFollowing: boolean, print: Print): string {
  const items = list.children.filter(isElement)
  const isLoose = items.some(({ children }) =>
    children.some((child) => isElement(child) && child.tag === 'p'),
  )
  const start = Number.parseInt(list.attributes.start ?? '1', 10) || 0
  return items
    .map((item, index) => {
      const marker =
        list.tag === 'ol' ? `${start + index}${isFollowing ? ')' : '.'}` : isFollowing ? '*' : '-'
      return formatItem(item, { marker, isLoose, print })
    })
    .join(isLoose ? '\n\n' : '\n')
}

interface ItemOptions {
  marker: string
  isLoose: boolean
  print: Print
}

function formatItem({ children }: MarkdownElement, { marker, isLoose, print }: ItemOptions): string {
  const box = findCheckbox(children)
  const check = box === undefined ? '' : 'checked' in box.attributes ? '[x] ' : '[ ] '
  const blocks = print(children)
  const text = blocks.reduce((whole, { kind, text: block }, index) => {
    if (index === 0) return block
    // A list below the text of a tight list belongs to it without an empty line.
    const isTight = !isLoose && (kind === 'ul' || kind === 'ol') && blocks[index - 1]?.kind === 'text'
    return `${whole}${isTight ? '\n' : '\n\n'}${block}`
  }, '')
  const lines = `${check}${text}`.replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length + 1)}`)
  return `${marker} ${lines}`.trimEnd()
}

/** Finds the checkbox of a task, which is first in the item or in its first paragraph. */
function findCheckbox(nodes: readonly MarkdownNode[]): MarkdownElement | undefined {
  const first = nodes.find((node) => typeof node !== 'string' || node.trim() !== '')
  if (!isElement(first)) return undefined
  if (first.tag === 'input') return first.attributes.type === 'checkbox' ? first : undefined
  return first.tag === 'p' || first.tag === 'label' ? findCheckbox(first.children) : undefined
}

/** Turns terms with their definitions into a list, because Markdown has no element for them. */
export function formatDefinitions({ children }: MarkdownElement): MarkdownElement {
  const items: MarkdownElement[] = []
  for (const child of flattenGroups(children)) {
    const last = items.at(-1)
    if (child.tag === 'dt' || last === undefined)
      items.push(createElementNode('li', [createElementNode('strong', [...child.children])]))
    else last.children.push(...(last.children.length === 1 ? [': '] : []), ...unwrapParagraph(child.children))
  }
  return createElementNode('ul', items)
}

/** Returns text that follows on the same line without the paragraph that it starts with. */
export function unwrapParagraph(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const [first, ...rest] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '')
  return isElement(first) && first.tag === 'p' ? [...first.children, ...rest] : [...nodes]
}

/** HTML allows `div` around a term and its definitions. */
const flattenGroups = (nodes: readonly MarkdownNode[]): MarkdownElement[] =>
  nodes.filter(isElement).flatMap((node) => (node.tag === 'div' ? flattenGroups(node.children) : [node]))
