import { describeValue } from '../bundle/create-type-problem.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'
import type { ShapeName } from '../shapes.ts'
import type { ShapeVisit } from './walk-shapes.ts'

/** Fields that must be strings in every object. */
const textKeys = ['summary', 'description', 'operationId', 'title', 'name', 'in', 'url', 'version', 'style']
const booleanKeys = ['required', 'deprecated', 'explode', 'x-preview']

const requiredKeys: Partial<Record<ShapeName, { key: string; example: string }[]>> = {
  document: [{ key: 'info', example: 'a title and a version' }],
  info: [
    { key: 'title', example: '`title: Account API`' },
    { key: 'version', example: "`version: '1.0'`" },
  ],
  server: [{ key: 'url', example: '`url: https://api.cloud.example`' }],
  tag: [{ key: 'name', example: '`name: Nodes`' }],
  parameter: [{ key: 'name', example: '`name: page`' }],
  securityScheme: [{ key: 'type', example: '`type: http`' }],
  requestBody: [{ key: 'content', example: '`content` with a media type such as `application/json`' }],
}

/** Reports missing required fields, and fields that must be a string or a boolean and aren't. */
export function checkFields({ shape, fields }: ShapeVisit, report: Report): void {
  for (const { key, example } of requiredKeys[shape] ?? [])
    if (fields[key] === undefined) report.addProblem([fields], `\`${key}\` is missing.`, `Write ${example}.`)
  if (shape === 'document') checkRootKeys(fields, report)
  for (const key of textKeys) {
    const value = fields[key]
    if (value === undefined || typeof value === 'string') continue
    report.addProblem(
      [fields, key],
      `${describeValue(value)} was found where a string was expected.`,
      suggestTextFix(value),
    )
  }
  // In a schema, `required` is a list.
  for (const key of shape === 'schema' ? ['deprecated'] : booleanKeys) {
    const value = fields[key]
    if (value === undefined || typeof value === 'boolean') continue
    report.addProblem(
      [fields, key],
      `${describeValue(value)} was found where \`true\` or \`false\` was expected.`,
      'Write `true` or `false` without quotes.',
    )
  }
}

const suggestTextFix = (value: unknown): string =>
  typeof value === 'object' ? 'Write a string or remove the key.' : 'Put it in quotes.'

function checkRootKeys(document: OpenApiObject, report: Report): void {
  if (document.paths !== undefined || document.webhooks !== undefined || document.components !== undefined)
    return
  report.addProblem([document], '`paths` is missing.', 'Add `paths` with the operations of the API.')
}
