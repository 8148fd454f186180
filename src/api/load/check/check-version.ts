import type { Problem } from '../../../shared/docs-error.ts'
import { isObject } from '../../../shared/unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'
import { addPointer, findChildOrigin, type Origin } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'

/** Reports a file that isn't an OpenAPI document in a supported version. It isn't checked any further. */
export function checkVersion(source: DocumentFile): Problem | undefined {
  const { value } = source
  const top: Origin = { source, node: 0 }
  const createProblem = (origin: Origin, createProblem: string, fix: string): Problem => ({
    problem: addPointer(origin, createProblem),
    at: { file: source.file, line: source.positions.getLine(origin.node) },
    fix,
  })
  if (!isObject(value))
    return createProblem(top, `${describeValue(value)} was found where a document was expected.`, versionFix)
  const { swagger } = value
  if (swagger !== undefined)
    return createProblem(
      findChildOrigin(top, ['swagger']),
      `Swagger ${String(swagger)} isn't supported.`,
      'Convert it to Swagger 2.0 or OpenAPI 3.1.',
    )
  // YAML reads a version without quotes as a number, and `3.0` as 3. Another check reports that.
  const openapi = typeof value.openapi === 'number' ? value.openapi.toFixed(1) : value.openapi
  if (openapi === undefined)
    return createProblem(top, "The document doesn't declare its OpenAPI version.", versionFix)
  const origin = findChildOrigin(top, ['openapi'])
  if (typeof openapi !== 'string')
    return createProblem(
      origin,
      `${describeValue(openapi)} was found where a version was expected.`,
      versionFix,
    )
  if (/^3\.[012](\.|$)/.test(openapi)) return undefined
  return createProblem(
    origin,
    `OpenAPI \`${openapi}\` isn't supported.`,
    'Convert it to OpenAPI 3.0, 3.1, or 3.2.',
  )
}

const versionFix = "Start the file with `openapi: '3.1.1'`, in quotes."
