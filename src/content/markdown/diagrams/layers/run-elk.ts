import { createRequire } from 'node:module'

interface Point {
  x: number
  y: number
}

/** A node or a group for the layout engine, which adds the place. */
export interface ElkNode extends Partial<Point> {
  id: string
  width?: number
  height?: number
  layoutOptions?: Readonly<Record<string, string>>
  ports?: { id: string }[]
  children?: ElkNode[]
  edges?: ElkEdge[]
}

export interface ElkEdge {
  id: string
  sources: string[]
  targets: string[]
  labels?: (Partial<Point> & {
    text: string
    width: number
    height: number
    layoutOptions: Readonly<Record<string, string>>
  })[]
  sections?: { startPoint: Point; bendPoints?: Point[]; endPoint: Point }[]
}

interface ElkWorker {
  onmessage: (answer: { data: { error?: unknown; data?: ElkNode } }) => void
  dispatcher: { saveDispatch(message: { data: object }): void }
}

const require = createRequire(import.meta.url)
let worker: ElkWorker | undefined

/**
 * Loads the same file of the engine as the drawing library. The interface of the engine answers later, as a worker does, so its
 * worker is called. Must run outside of time limits.
 */
export function loadElk(): ElkWorker {
  if (worker !== undefined) return worker
  const Elk: new () => { worker: { worker: ElkWorker } } = require('elkjs/lib/elk.bundled.js')
  const loaded = new Elk().worker.worker
  loaded.dispatcher.saveDispatch({ data: { id: 0, cmd: 'register', algorithms: ['layered'] } })
  worker = loaded
  return loaded
}

/** Places nodes, lines, and labels. */
export function runElk(graph: ElkNode): ElkNode {
  const engine = loadElk()
  let answer: Parameters<ElkWorker['onmessage']>[0]['data'] = {}
  engine.onmessage = ({ data }) => {
    answer = data
  }
  engine.dispatcher.saveDispatch({ data: { id: 0, cmd: 'layout', graph } })
  if (answer.data === undefined) throw new Error('The diagram has no layout.', { cause: answer.error })
  return answer.data
}
