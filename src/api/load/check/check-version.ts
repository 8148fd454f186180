import type { Problem } from '../../../shared/docs-error.ts'
import { isObject } from '../../../shared/unknown.ts'
import { describe } from '../bundle/wrong-type.ts'
import { childOrigin, type Origin, withPointer } from '../report.ts'
import type { Source } from '../source/parse-source.ts'

/** Reports a file that isn't an OpenAPI document in a supported version. It isn't checked any further. */
export function checkVersion(source: Source): Problem | undefined {
  const { value } = source
  const top: Origin = { source, node: 0 }
  const problem = (origin: Origin, problem: string, fix: string): Problem => ({
    problem: withPointer(origin, problem),
    at: { file: source.file, line: source.positions.line(origin.node) },
    fix,
  })
  if (!isObject(value))
    return problem(top, `${describe(value)} was found where a document was expected.`, begin)
  const { openapi, swagger } = value
  if (swagger !== undefined)
    return problem(
      childOrigin(top, ['swagger']),
      `Swagger ${String(swagger)} isn't supported.`,
      'Convert it to OpenAPI 3.1.',
    )
  if (openapi === undefined) return problem(top, "The document doesn't declare its OpenAPI version.", begin)
  const origin = childOrigin(top, ['openapi'])
  if (typeof openapi !== 'string')
    return problem(origin, `${describe(openapi)} was found where a version was expected.`, begin)
  if (/^3\.[012](\.|$)/.test(openapi)) return undefined
  return problem(origin, `OpenAPI \`${openapi}\` isn't supported.`, 'Convert it to OpenAPI 3.0, 3.1, or 3.2.')
}

const begin = "Start the file with `openapi: '3.1.1'`, in quotes."
