const line = /(<polyline class="edge"[^>]* points=")([^"]*)"/g
const label =
  /(<g class="edge-label"[^>]*>\s*)<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"([^>]*>\s*<text x=")([\d.-]+)" y="([\d.-]+)"([\s\S]*?<\/g>)/g
const node = /<g class="node"[^>]*>\s*<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g

/** Distance of a label's center from other lines and labels: half of a line of its text, and its halo. */
const clearance = 11

type Point = readonly [x: number, y: number]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Drawing {
  lines: Point[][]
  labels: Box[]
  nodes: Box[]
}

/**
 * Removes the step that a line takes to its label and back, if the label fits on the line's straight part: the library gives
 * each label a separate row.
 */
export function straightenLines(svg: string): string {
  const drawing: Drawing = {
    lines: [...svg.matchAll(line)].map(([, , text = '']) => removeRepeated(readPoints(text))),
    labels: [...svg.matchAll(label)].map(([, , ...sides]) => toBox(sides)),
    nodes: [...svg.matchAll(node)].map(([, ...sides]) => toBox(sides)),
  }
  for (const [index] of drawing.labels.entries()) straightenAt(drawing, index)
  let lineIndex = 0
  let labelIndex = 0
  return svg
    .replace(line, (_, start: string) => {
      const points = drawing.lines[lineIndex++] ?? []
      return `${start}${points.map(([x, y]) => `${x},${y}`).join(' ')}"`
    })
    .replace(label, (text, ...parts: string[]) => {
      const [start, x, y, width, height, middle, textX, textY, end] = parts
      const box = drawing.labels[labelIndex++]
      if (box === undefined) return text
      const moved = Number(textY) + box.top - Number(y)
      return `${start}<rect x="${x}" y="${box.top}" width="${width}" height="${height}"${middle}${textX}" y="${moved}"${end}`
    })
}

/** Moves a label and the part of the line below it to the height at which the line starts or ends. */
function straightenAt({ lines, labels, nodes }: Drawing, index: number): void {
  const box = labels[index]
  if (box === undefined) return
  const center: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const at = lines.findIndex((points) => findStep(points, center) !== undefined)
  const points = lines[at]
  const step = points === undefined ? undefined : findStep(points, center)
  if (points === undefined || step === undefined) return
  const others = lines.filter((_, other) => other !== at)
  for (const height of [points[step - 1]?.[1], points[step + 2]?.[1]]) {
    if (height === undefined) continue
    const moved = moveStep(points, step, height)
    const half = (box.bottom - box.top) / 2
    const movedBox = { ...box, top: height - half, bottom: height + half }
    const otherLabels = labels.filter((other) => other !== box)
    if (!isFree(moved, { box: movedBox, height }, { lines: others, labels: otherLabels, nodes })) continue
    lines[at] = moved
    labels[index] = movedBox
    return
  }
}

/** Finds the level part of a line with its label, between two upright parts. Returns the index of its first point. */
function findStep(points: readonly Point[], [x, y]: Point): number | undefined {
  const found = points.findIndex(([left, top], index) => {
    const [right = left, bottom = 0] = points[index + 1] ?? []
    return Math.abs(top - bottom) < 0.5 && Math.abs(top - y) < 2 && left < x && right > x
  })
  return found >= 2 && found + 3 < points.length ? found : undefined
}

function moveStep(points: readonly Point[], step: number, height: number): Point[] {
  const moved = points.map(
    (point, index): Point => (index === step || index === step + 1 ? [point[0], height] : point),
  )
  return removeRepeated(moved)
}

/** Whether a line crosses no boxes and comes near no other level lines, and its label is clear of everything. */
function isFree(
  points: readonly Point[],
  { box, height }: { box: Box; height: number },
  { lines, labels, nodes }: Drawing,
): boolean {
  const inner = points.slice(1, -1)
  const crosses = ({ left, right, top, bottom }: Box): boolean =>
    inner.some(([x, y], index) => {
      const [nextX, nextY] = inner[index + 1] ?? [x, y]
      return (
        Math.max(x, nextX) > left - 6 &&
        Math.min(x, nextX) < right + 6 &&
        Math.max(y, nextY) > top - 6 &&
        Math.min(y, nextY) < bottom + 6
      )
    })
  const isOver = (other: Box): boolean =>
    other.left < box.right + 4 &&
    other.right > box.left - 4 &&
    other.top < height + clearance &&
    other.bottom > height - clearance
  const parts = lines.flatMap((other) =>
    other.slice(1).map(([x, y], index): Box => {
      const [lastX = x, lastY = y] = other[index] ?? []
      return {
        left: Math.min(x, lastX),
        right: Math.max(x, lastX),
        top: Math.min(y, lastY),
        bottom: Math.max(y, lastY),
      }
    }),
  )
  const isClose = ({ left, right, top, bottom }: Box): boolean =>
    top === bottom &&
    Math.abs(top - height) < 8 &&
    inner.some(([x], index) => {
      const [nextX = x] = inner[index + 1] ?? []
      return Math.max(x, nextX) > left && Math.min(x, nextX) < right
    })
  return (
    !nodes.some((other) => crosses(other) || isOver(other)) &&
    !parts.some((other) => isOver(other) || isClose(other)) &&
    !labels.some(isOver)
  )
}

/** Removes points that are the same as the previous one, or in the middle of a straight part. */
const removeRepeated = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], index) => {
    const last = points[index - 1]
    const next = points[index + 1]
    if (last === undefined || next === undefined) return true
    const isSameX = Math.abs(x - last[0]) < 0.01 && Math.abs(x - next[0]) < 0.01
    const isSameY = Math.abs(y - last[1]) < 0.01 && Math.abs(y - next[1]) < 0.01
    return !isSameX && !isSameY
  })

const toBox = ([x = '', y = '', width = '', height = '']: readonly string[]): Box => ({
  left: Number(x),
  top: Number(y),
  right: Number(x) + Number(width),
  bottom: Number(y) + Number(height),
})

const readPoints = (text: string): Point[] =>
  text.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })
