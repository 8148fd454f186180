import type { ContentView, ResponseView } from '../../../../../shared/api/operation-view.ts'

/** Separates successful responses from errors. If `default` is the only response, it counts as a success. */
export function splitResponses(responses: readonly ResponseView[]): {
  answers: ResponseView[]
  errors: ResponseView[]
} {
  const isExpected = ({ kind, status }: ResponseView): boolean =>
    kind === 'success' || kind === 'redirect' || (kind === 'other' && status !== 'default')
  const answers = responses.filter(isExpected)
  if (answers.length === 0) {
    const others = responses.filter(({ status }) => status === 'default')
    return { answers: others, errors: responses.filter((response) => !others.includes(response)) }
  }
  return { answers, errors: responses.filter((response) => !isExpected(response)) }
}

/** Errors that have the same fields. */
export interface ErrorShape {
  statuses: string[]
  contents: ContentView[]
}

/** Groups errors by their fields, because most errors of an API share them. Errors without a body are left out. */
export function groupByShape(errors: readonly ResponseView[]): ErrorShape[] {
  const shapes = new Map<string, ErrorShape>()
  for (const { status, contents } of errors) {
    const described = contents.filter(({ schema }) => schema !== undefined)
    if (described.length === 0) continue
    const key = described.map(({ schemaKey }) => schemaKey).join('\n')
    const sameShape = shapes.get(key)
    if (sameShape === undefined) shapes.set(key, { statuses: [status], contents: described })
    else sameShape.statuses.push(status)
  }
  return [...shapes.values()]
}
