import { describeValue } from '../bundle/create-type-problem.ts'
import type { ObjectName } from '../openapi-objects.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'
import type { ObjectVisit } from './walk-openapi-objects.ts'

/** Fields that must be strings in every object. */
const textKeys = ['summary', 'description', 'operationId', 'title', 'name', 'in', 'url', 'version', 'style']
const booleanKeys = ['required', 'deprecated', 'explode', 'x-preview']

const requiredKeys: Partial<Record<ObjectName, { key: string; example: string }[]>> = {
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

/** Reports missing required fields. Repairs or removes fields that must be a string or a boolean and aren't. */
export function checkFields({ object, fields }: ObjectVisit, report: Report): void {
  for (const { key, example } of requiredKeys[object] ?? [])
    if (fields[key] === undefined)
      report.addWarning('fields', [fields], {
        problem: `\`${key}\` is missing.`,
        fix: `Write ${example}.`,
      })
  if (object === 'document') checkRootKeys(fields, report)
  for (const key of object === 'document' ? ['openapi', ...textKeys] : textKeys)
    checkText(fields, key, report)
  // In a schema, `required` is a list.
  for (const key of object === 'schema' ? ['deprecated'] : booleanKeys) checkBoolean(fields, key, report)
}

function checkText(fields: OpenApiObject, key: string, report: Report): void {
  const value = fields[key]
  if (value === undefined || typeof value === 'string') return
  report.addWarning('fields', [fields, key], {
    problem: `${describeValue(value)} was found where a string was expected.`,
    fix: suggestTextFix(value),
  })
  if (typeof value === 'number' || typeof value === 'boolean') fields[key] = String(value)
  else delete fields[key]
}

function checkBoolean(fields: OpenApiObject, key: string, report: Report): void {
  const value = fields[key]
  if (value === undefined || typeof value === 'boolean') return
  report.addWarning('fields', [fields, key], {
    problem: `${describeValue(value)} was found where \`true\` or \`false\` was expected.`,
    fix: 'Write `true` or `false` without quotes.',
  })
  if (value === 'true' || value === 'false') fields[key] = value === 'true'
  else delete fields[key]
}

const suggestTextFix = (value: unknown): string =>
  typeof value === 'object' ? 'Write a string or remove the key.' : 'Put it in quotes.'

function checkRootKeys(document: OpenApiObject, report: Report): void {
  if (document.paths !== undefined || document.webhooks !== undefined || document.components !== undefined)
    return
  report.addWarning('fields', [document], {
    problem: '`paths` is missing.',
    fix: 'Add `paths` with the operations of the API.',
  })
}
