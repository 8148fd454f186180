import type { Problem } from '../../../shared/docs-error.ts'
import { isObject } from '../../../shared/unknown.ts'
import { describe } from '../bundle/wrong-type.ts'
import { childOrigin, type Origin, withPointer } from '../report.ts'
import type { Source } from '../source/parse-source.ts'

/** What keeps a file from being an OpenAPI document at all; nothing else of it is looked at then. */
export function checkVersion(source: Source): Problem | undefined {
  const { value } = source
  const top: Origin = { source, node: 0 }
  const problem = (origin: Origin, problem: string, fix: string): Problem => ({
    problem: withPointer(origin, problem),
    at: { file: source.file, line: source.positions.line(origin.node) },
    fix,
  })
  if (!isObject(value)) return problem(top, `${describe(value)} stands where a document must be.`, begin)
  const { openapi, swagger } = value
  if (swagger !== undefined)
    return problem(
      childOrigin(top, ['swagger']),
      `The document is written in Swagger ${String(swagger)}, which is not read.`,
      'Convert it to OpenAPI 3.1.',
    )
  if (openapi === undefined) return problem(top, 'The document does not say which OpenAPI it is.', begin)
  const origin = childOrigin(top, ['openapi'])
  if (typeof openapi !== 'string')
    return problem(origin, `${describe(openapi)} stands where a version must be.`, begin)
  if (/^3\.[012](\.|$)/.test(openapi)) return undefined
  return problem(
    origin,
    `The document is written in OpenAPI \`${openapi}\`, which is not read.`,
    'Write it in OpenAPI 3.0, 3.1 or 3.2.',
  )
}

const begin = "Begin it with `openapi: '3.1.1'`, in quotes."
