import { getBodyKind } from '../../../shared/api/request-body.ts'
import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import { followRef } from '../model/follow-ref.ts'
import type { RawOperation } from '../model/list-operations.ts'
import { deriveOperationId } from '../model/names/operation-id.ts'
import { readPath } from '../model/path-key.ts'
import { readEntries, readItems } from '../model/read-fields.ts'
import { readStatus } from '../model/read-status.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

/** Checks the required fields of operations and conflicts between them. */
export function checkOperations(
  operations: readonly RawOperation[],
  document: OpenApiObject,
  report: Report,
): void {
  checkOperationIds(operations, report)
  checkUniqueEndpoints(operations, report)
  checkSecurity(document, document, report)
  checkPaths(document, report)
  for (const { operation, isWebhook } of operations) {
    // A `$ref` used as an operation is reported where it is written.
    if (!isWebhook && operation.$ref === undefined) checkResponses(operation, report)
    checkSecurity(operation, document, report)
    checkForm(operation, document, report)
  }
}

function checkPaths({ paths }: OpenApiObject, report: Report): void {
  if (!isObject(paths)) return
  for (const key of Object.keys(paths).filter((key) => !key.startsWith('/') && !key.startsWith('x-')))
    report.addWarning('paths', [paths, key], {
      problem: `The path \`${key}\` doesn't start with a slash.`,
      fix: `Write \`/${key}\`.`,
    })
}

const formatOperation = ({ method, key }: RawOperation): string => `\`${method} ${key}\``

function checkOperationIds(operations: readonly RawOperation[], report: Report): void {
  const seen = new Map<string, RawOperation>()
  for (const entry of operations) {
    const { operation, id, callback } = entry
    // Copies of a callback get other IDs.
    if (callback !== undefined) continue
    if (operation.operationId === '') {
      report.addWarning('ids', [operation, 'operationId'], {
        problem: '`operationId` is empty.',
        fix: 'Write a name or remove the key.',
      })
      continue
    }
    const other = seen.get(id.toLowerCase())
    if (other === undefined) seen.set(id.toLowerCase(), entry)
    else if (other.id === id) {
      const problem = `The operation ID \`${id}\` is taken: ${describeOther(other, report)} already uses it.`
      report.addProblem([operation, 'operationId'], problem, suggestUniqueId(entry, operations))
    } else {
      report.addWarning('ids', [operation, 'operationId'], {
        problem: `The operation ID \`${id}\` is taken: ${describeOther(other, report)} uses \`${other.id}\`, which would be the same file.`,
        fix: 'Give each operation a unique ID.',
      })
    }
  }
}

/** Names an ID that is free, and the place to change it: documents are often generated, or another team's. */
function suggestUniqueId({ method, key }: RawOperation, operations: readonly RawOperation[]): string {
  const derivedId = deriveOperationId(method, key)
  const usedIds = new Set(operations.map(({ id }) => id.toLowerCase()))
  let freeId = derivedId
  for (let count = 2; usedIds.has(freeId.toLowerCase()); count++) freeId = `${derivedId}${count}`
  return `Use another ID here, for example \`${freeId}\`. If a program generates the document, change its source. If the document isn't yours, change this copy, and report the duplicate to its publisher.`
}

function describeOther(other: RawOperation, report: Report): string {
  const { file, line } = report.locate(other.operation, 'operationId')
  return `${formatOperation(other)} (${file}:${line})`
}

/** Reports operations with the same method and path. Neither the server nor a reader could distinguish them. */
function checkUniqueEndpoints(operations: readonly RawOperation[], report: Report): void {
  const seen = new Map<string, RawOperation>()
  for (const entry of operations) {
    if (entry.isWebhook) continue
    const path = readPath(entry.key).replace(/\{[^{}]*\}/g, '{}')
    const match = entry.operation['x-body-match']
    const key = `${entry.method} ${path} ${JSON.stringify(match)}`
    const other = seen.get(key)
    if (other === undefined) seen.set(key, entry)
    else {
      const { file, line } = report.locate(other.operation)
      const same = match === undefined ? 'method and path' : 'method, path, and `x-body-match`'
      report.addWarning('endpoints', [entry.operation], {
        problem: `${formatOperation(entry)} has the same ${same} as ${formatOperation(other)} (${file}:${line}).`,
        fix:
          readPath(other.key) === readPath(entry.key)
            ? 'Distinguish them with `x-body-match`, which lists values of body fields.'
            : 'Limit the parameters so that no value fits both, for example with `pattern` or `enum`. Until then, the mock chooses by their examples and defaults.',
      })
    }
  }
}

function checkResponses(operation: OpenApiObject, report: Report): void {
  const { responses } = operation
  const names = listKeys(responses)
  if (names.length === 0)
    report.addWarning('responses', [operation], {
      problem: 'The operation has no responses.',
      fix: 'Add `responses` with at least one status.',
    })
  for (const name of names.filter((name) => !name.startsWith('x-') && readStatus(name) !== name))
    report.addWarning('statuses', [toObject(responses), name], {
      problem: `\`${name}\` isn't a status.`,
      fix: "Write a number in quotes such as `'200'`, a class such as `4XX`, or `default`.",
    })
}

/** Reports a form that is described as a list. Its items become fields of any name, which generators mean by it. */
function checkForm({ requestBody }: OpenApiObject, document: OpenApiObject, report: Report): void {
  if (!isObject(requestBody)) return
  for (const [mediaType, media] of readEntries(followRef(requestBody, document).content)) {
    const { type, items } = followRef(toObject(media.schema), document)
    if (!['form', 'multipart'].includes(getBodyKind(mediaType)) || type !== 'array') continue
    report.addWarning('schemas', [media, 'schema'], {
      problem: `A body of the type \`${mediaType}\` has fields, but its schema is a list.`,
      fix: 'Describe the fields with `type: object` and `properties`.',
    })
    media.schema = { type: 'object', additionalProperties: items ?? true }
  }
}

/** Checks the security requirements of an operation, or of the document itself. */
function checkSecurity(fields: OpenApiObject, document: OpenApiObject, report: Report): void {
  const schemes = listKeys(toObject(document.components).securitySchemes)
  const { security } = fields
  if (security === undefined) return
  if (!Array.isArray(security)) {
    report.addWarning('security', [fields, 'security'], {
      problem: '`security` must be a list of alternatives.',
      fix: 'Write a list of lines that start with `- `.',
    })
    delete fields.security
    return
  }
  for (const requirement of readItems(security))
    for (const name of Object.keys(requirement).filter((name) => !schemes.includes(name))) {
      report.addWarning('security', [fields, 'security', security.indexOf(requirement), name], {
        problem: `The security scheme \`${name}\` doesn't exist.`,
        fix: suggestFix(name, schemes, 'Declare it in `components.securitySchemes`.'),
      })
      addScheme(name, document)
    }
}

/** Adds a scheme of an unknown type, so that readers see its name instead of an operation that needs no credentials. */
function addScheme(name: string, document: OpenApiObject): void {
  const components = toObject(document.components)
  components.securitySchemes = { ...toObject(components.securitySchemes), [name]: {} }
  document.components = components
}

const listKeys = (value: unknown): string[] => Object.keys(toObject(value))
