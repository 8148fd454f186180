/** Boxes next to each other get the same width if they differ less than the padding of a label, 20 px on each side. */
const spare = 22
/** Distance of a box from its neighbors and from the border of its group. */
const gap = 8
/** Coordinates are rounded. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.5

const node =
  /(<g class="node"[^>]*>\s*<rect) x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"([^>]*>)(\s*<text[\s\S]*?<\/text>)/g
const box = /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g
const edge = /(<polyline class="edge"[^>]* points=")([^"]*)"/g

type Point = readonly [x: number, y: number]

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Drawing {
  nodes: readonly Box[]
  boxes: readonly Box[]
  lines: readonly (readonly Point[])[]
}

/**
 * Gives boxes next to each other the same width if the drawing has room: the library makes each as wide as its label.
 * From top to bottom, the boxes in a row grow around their centers. From left to right, the boxes in a column grow to the
 * right.
 */
export function alignSiblings(svg: string): string {
  const drawing: Drawing = {
    nodes: [...svg.matchAll(node)].map(([, , ...sides]) => toBox(sides)),
    boxes: [...svg.matchAll(box)].map(([, ...sides]) => toBox(sides)),
    lines: [...svg.matchAll(edge)].map(([, , text = '']) => readPoints(text)),
  }
  const changes = new Map([...alignRows(drawing), ...alignColumns(drawing)])
  if (changes.size === 0) return svg
  return svg
    .replace(edge, (_, start: string, text: string) => `${start}${moveEnds(text, changes)}"`)
    .replace(
      node,
      (text, start: string, ...[x = '', y = '', width = '', height = '', end = '', label = '']: string[]) => {
        const old = toBox([x, y, width, height])
        const changed = changes.get(getKey(old))
        if (changed === undefined) return text
        const centered = label.replace(/ x="[\d.-]+"/g, ` x="${getCenter(changed)}"`)
        return `${start} x="${changed.left}" y="${y}" width="${getWidth(changed)}" height="${height}"${end}${centered}`
      },
    )
}

/** The changed box by the key of the old one. */
type Changes = [key: string, changed: Box][]

function alignRows({ nodes, boxes, lines }: Drawing): Changes {
  const rows = groupBy(nodes, (a, b) => isNear(a.top, b.top) && isNear(a.bottom, b.bottom))
  return rows.flatMap((row) => {
    if (row.some((sibling) => lines.some((line) => endsAt(line, sibling, 'side')))) return []
    const widest = Math.max(...row.map(getWidth))
    const room = row.map((sibling) => measureRoom(sibling, { row, boxes, lines }))
    const width = Math.min(widest, ...room)
    if (width < widest - spare) return []
    return row.map((sibling) => {
      const center = getCenter(sibling)
      return [getKey(sibling), { ...sibling, left: center - width / 2, right: center + width / 2 }]
    })
  })
}

function alignColumns({ nodes, boxes, lines }: Drawing): Changes {
  const columns = groupBy(nodes, (a, b) => isNear(a.left, b.left))
  return columns.flatMap((column) => {
    if (column.some((sibling) => lines.some((line) => endsAt(line, sibling, 'top')))) return []
    const right = Math.max(...column.map((sibling) => sibling.right))
    const isFree = (sibling: Box): boolean => {
      const isBetween = (x: number): boolean => x > sibling.right + 0.5 && x < right + gap
      return (
        !boxes.some(
          (other) => isLevel(other, sibling) && (isBetween(other.left) || isBetween(other.right)),
        ) && !lines.some((line) => listBeside(line, sibling).some(isBetween))
      )
    }
    return column.every((sibling) => isNear(sibling.right, right) || isFree(sibling))
      ? column.map((sibling) => [getKey(sibling), { ...sibling, right }])
      : []
  })
}

/** Returns the width that a box can have around its center, between its neighbors and inside of its group. */
function measureRoom(
  item: Box,
  { row, boxes, lines }: { row: readonly Box[] } & Omit<Drawing, 'nodes'>,
): number {
  const center = getCenter(item)
  const reach = (x: number): number => (Math.abs(x - center) - gap) * 2
  const siblings = row.filter((other) => other !== item)
  const others = boxes.filter(
    (other) => isLevel(other, item) && !row.some((sibling) => getKey(sibling) === getKey(other)),
  )
  return Math.min(
    // No wider than the drawing.
    (center - Math.min(...boxes.map(({ left }) => left))) * 2,
    (Math.max(...boxes.map(({ right }) => right)) - center) * 2,
    ...siblings.map((other) => Math.abs(getCenter(other) - center) - gap),
    ...others.flatMap(({ left, right }) => [reach(left), reach(right)]),
    ...lines.flatMap((line) => listBeside(line, item).map(reach)),
  )
}

/** Lists where a line passes a box at its left or right. */
const listBeside = (line: readonly Point[], { left, right, top, bottom }: Box): number[] =>
  line.flatMap(([x, y], index) => {
    const [, next = y] = line[index + 1] ?? []
    const isBeside = Math.min(y, next) < bottom && Math.max(y, next) > top
    return isBeside && (x < left - 0.5 || x > right + 0.5) ? [x] : []
  })

function endsAt(line: readonly Point[], { left, right, top, bottom }: Box, side: 'side' | 'top'): boolean {
  return [line.at(0), line.at(-1)].some((end) => {
    const [x = 0, y = 0] = end ?? []
    return side === 'side'
      ? (isNear(x, left) || isNear(x, right)) && y > top && y < bottom
      : (isNear(y, top) || isNear(y, bottom)) && x > left && x < right
  })
}

/** Moves the ends of a line that starts at the right of a box to its new side. */
function moveEnds(text: string, changes: ReadonlyMap<string, Box>): string {
  const points = readPoints(text)
  const moved = points.map(([x, y], index): Point => {
    if (index > 0 && index < points.length - 1) return [x, y]
    for (const [key, { right, top, bottom }] of changes) {
      const [, oldRight = 0, oldTop = 0] = key.split(' ').map(Number)
      if (isNear(x, oldRight) && oldTop === top && y > top && y < bottom) return [right, y]
    }
    return [x, y]
  })
  return moved.map(([x, y]) => `${x},${y}`).join(' ')
}

const toBox = ([x = '', y = '', width = '', height = '']: readonly string[]): Box => ({
  left: Number(x),
  right: Number(x) + Number(width),
  top: Number(y),
  bottom: Number(y) + Number(height),
})

const readPoints = (text: string): Point[] =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })

const getWidth = ({ left, right }: Box): number => right - left
const getCenter = ({ left, right }: Box): number => (left + right) / 2
const getKey = ({ left, right, top }: Box): string => `${left} ${right} ${top}`
const isLevel = (a: Box, b: Box): boolean => a.top < b.bottom && a.bottom > b.top

/** Groups of at least two boxes. */
function groupBy(items: readonly Box[], belong: (a: Box, b: Box) => boolean): Box[][] {
  const groups: Box[][] = []
  for (const item of items) {
    const group = groups.find(([first]) => first !== undefined && belong(first, item))
    if (group === undefined) groups.push([item])
    else group.push(item)
  }
  return groups.filter(({ length }) => length > 1)
}
