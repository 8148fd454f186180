import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'
import { findChildOrigin, type Origin, type Report } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'

/** An action of an overlay: a change of every node that `target` selects. */
export interface OverlayAction {
  origin: Origin
  target: string
  change:
    | { kind: 'remove' }
    /** `value` is merged with the nodes. */
    | { kind: 'update'; value: unknown }
    /** The node that the expression `from` selects is merged with the nodes. */
    | { kind: 'copy'; from: string }
}

/** Reads the actions of an overlay. What isn't one is reported. */
export function readOverlay(source: DocumentFile, report: Report): OverlayAction[] {
  const top: Origin = { source, node: 0 }
  const { overlay, actions } = toObject(source.value)
  const version = typeof overlay === 'number' ? overlay.toFixed(1) : overlay
  if (typeof version !== 'string' || !/^1\.[01](\.|$)/.test(version)) {
    report.addSourceProblem(findChildOrigin(top, ['overlay']), {
      problem:
        version === undefined
          ? "The file isn't an OpenAPI Overlay: it doesn't declare a version."
          : `Overlay \`${String(version)}\` isn't supported.`,
      fix: 'Start the file with `overlay: 1.1.0`, or remove it from `overlays` of the configuration.',
    })
    return []
  }
  if (!Array.isArray(actions)) {
    const problem = `${describeValue(actions)} was found where a list of actions was expected.`
    const fix = 'Write `actions`, a list of objects with `target` and `update`, `remove`, or `copy`.'
    report.addSourceProblem(findChildOrigin(top, ['actions']), { problem, fix })
    return []
  }
  return actions.flatMap((action, index) => {
    const origin = findChildOrigin(top, ['actions', index])
    const read = readAction(action, origin)
    if (read !== undefined) return [read]
    const problem = 'The action has no `target`, or nothing to do with it.'
    const fix = 'Add `target`, a JSONPath expression, and one of `update`, `remove: true`, and `copy`.'
    report.addSourceProblem(origin, { problem, fix })
    return []
  })
}

function readAction(action: unknown, origin: Origin): OverlayAction | undefined {
  if (!isObject(action) || typeof action.target !== 'string') return undefined
  const { target, remove, update, copy } = action
  if (remove === true) return { origin, target, change: { kind: 'remove' } }
  if (update !== undefined) return { origin, target, change: { kind: 'update', value: update } }
  return typeof copy === 'string' ? { origin, target, change: { kind: 'copy', from: copy } } : undefined
}
