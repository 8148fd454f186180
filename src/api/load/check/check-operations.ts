import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import { removeKeySuffix } from '../model/create-api-document.ts'
import type { RawOperation } from '../model/list-operations.ts'
import { readItems } from '../model/read-fields.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

/** Checks the required fields of operations and conflicts between them. */
export function checkOperations(
  operations: readonly RawOperation[],
  document: OpenApiObject,
  report: Report,
): void {
  checkOperationIds(operations, report)
  checkUniqueEndpoints(operations, report)
  const schemes = listKeys(isObject(document.components) ? document.components.securitySchemes : undefined)
  checkSecurity(document, schemes, report)
  checkPaths(document, report)
  for (const { operation, isWebhook } of operations) {
    // A `$ref` used as an operation is reported where it is written.
    if (!isWebhook && operation.$ref === undefined) checkResponses(operation, report)
    checkSecurity(operation, schemes, report)
  }
}

function checkPaths({ paths }: OpenApiObject, report: Report): void {
  if (!isObject(paths)) return
  for (const key of Object.keys(paths).filter((key) => !key.startsWith('/') && !key.startsWith('x-')))
    report.addProblem([paths, key], `The path \`${key}\` doesn't start with a slash.`, `Write \`/${key}\`.`)
}

const formatOperation = ({ method, key }: RawOperation): string => `\`${method} ${key}\``

function checkOperationIds(operations: readonly RawOperation[], report: Report): void {
  const seen = new Map<string, RawOperation>()
  for (const entry of operations) {
    const { operation, id } = entry
    if (operation.operationId === '') {
      report.addProblem(
        [operation, 'operationId'],
        '`operationId` is empty.',
        'Write a name or remove the key.',
      )
      continue
    }
    const other = seen.get(id.toLowerCase())
    if (other === undefined) seen.set(id.toLowerCase(), entry)
    else {
      const difference =
        other.id === id ? 'already uses it' : `uses \`${other.id}\`, which would be the same file`
      const { file, line } = report.locate(other.operation, 'operationId')
      report.addProblem(
        [operation, 'operationId'],
        `The operation ID \`${id}\` is taken: ${formatOperation(other)} (${file}:${line}) ${difference}.`,
        'Give each operation a unique ID.',
      )
    }
  }
}

/** Reports operations with the same method and path. Neither the server nor a reader could distinguish them. */
function checkUniqueEndpoints(operations: readonly RawOperation[], report: Report): void {
  const seen = new Map<string, RawOperation>()
  for (const entry of operations) {
    if (entry.isWebhook) continue
    const path = removeKeySuffix(entry.key).replace(/\{[^{}]*\}/g, '{}')
    const match = entry.operation['x-body-match']
    const key = `${entry.method} ${path} ${JSON.stringify(match)}`
    const other = seen.get(key)
    if (other === undefined) seen.set(key, entry)
    else {
      const { file, line } = report.locate(other.operation)
      const same = match === undefined ? 'method and path' : 'method, path, and `x-body-match`'
      report.addProblem(
        [entry.operation],
        `${formatOperation(entry)} has the same ${same} as ${formatOperation(other)} (${file}:${line}).`,
        'Distinguish them with `x-body-match`, which lists values of body fields.',
      )
    }
  }
}

const statusPattern = /^([1-5](\d\d|XX)|default|x-.*)$/

function checkResponses(operation: OpenApiObject, report: Report): void {
  const { responses } = operation
  const names = listKeys(responses)
  if (names.length === 0)
    report.addProblem(
      [operation],
      'The operation has no responses.',
      'Add `responses` with at least one status.',
    )
  for (const name of names.filter((name) => !statusPattern.test(name)))
    report.addProblem(
      [isObject(responses) ? responses : operation, name],
      `\`${name}\` isn't a status.`,
      "Write a number in quotes such as `'200'`, a class such as `4XX`, or `default`.",
    )
}

function checkSecurity(fields: OpenApiObject, schemes: readonly string[], report: Report): void {
  const { security } = fields
  if (security === undefined) return
  if (!Array.isArray(security)) {
    report.addProblem(
      [fields, 'security'],
      '`security` must be a list of alternatives.',
      'Write a list of lines that start with `- `.',
    )
    return
  }
  for (const requirement of readItems(security))
    for (const name of Object.keys(requirement).filter((name) => !schemes.includes(name)))
      report.addProblem(
        [fields, 'security', security.indexOf(requirement), name],
        `The security scheme \`${name}\` doesn't exist.`,
        suggestFix(name, schemes, 'Declare it in `components.securitySchemes`.'),
      )
}

const listKeys = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : [])
