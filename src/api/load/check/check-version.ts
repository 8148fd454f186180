import type { Problem } from '../../../shared/docs-error.ts'
import { isObject } from '../../../shared/read-unknown.ts'
import { describeValue } from '../bundle/create-type-problem.ts'
import { createProblem, findChildOrigin, type Origin } from '../report-problem.ts'
import type { DocumentFile } from '../source/parse-source.ts'

/** Reports a file that isn't an OpenAPI document in a supported version. It isn't checked any further. */
export function checkVersion(source: DocumentFile): Problem | undefined {
  const { value } = source
  const top: Origin = { source, node: 0 }
  if (!isObject(value))
    return createProblem(top, {
      problem: `${describeValue(value)} was found where a document was expected.`,
      fix: versionFix,
    })
  const other = otherFormats.find(({ key }) => value[key] !== undefined)
  if (other !== undefined && value.openapi === undefined)
    return createProblem(findChildOrigin(top, [other.key]), {
      problem: `This is ${other.name} document, not an OpenAPI one.`,
      fix: other.fix,
    })
  const { swagger } = value
  if (swagger !== undefined)
    return createProblem(findChildOrigin(top, ['swagger']), {
      problem: `Swagger ${String(swagger)} isn't supported.`,
      fix: 'Convert it to Swagger 2.0 or OpenAPI 3.1.',
    })
  // YAML reads a version without quotes as a number, and `3.0` as 3. Another check reports that.
  const openapi = typeof value.openapi === 'number' ? value.openapi.toFixed(1) : value.openapi
  if (openapi === undefined)
    return createProblem(top, {
      problem: "The document doesn't declare its OpenAPI version.",
      fix: versionFix,
    })
  const origin = findChildOrigin(top, ['openapi'])
  if (typeof openapi !== 'string')
    return createProblem(origin, {
      problem: `${describeValue(openapi)} was found where a version was expected.`,
      fix: versionFix,
    })
  if (/^3\.[012](\.|$)/.test(openapi)) return undefined
  return createProblem(origin, {
    problem: `OpenAPI \`${openapi}\` isn't supported.`,
    fix: 'Convert it to OpenAPI 3.0, 3.1, or 3.2.',
  })
}

const versionFix = "Start the file with `openapi: '3.1.1'`, in quotes."

// cspell:ignore openrpc asyncapi arazzo
/** Formats that are mistaken for OpenAPI, by the key that declares their version. */
const otherFormats = [
  {
    key: 'asyncapi',
    name: 'an AsyncAPI',
    fix: 'Describe the messages as `webhooks` of an OpenAPI document, or write a page about them.',
  },
  {
    key: 'overlay',
    name: 'an Overlay',
    fix: 'List it in `overlays` of the API, and its document in `document`.',
  },
  { key: 'arazzo', name: 'an Arazzo', fix: 'Use the document that its `sourceDescriptions` name.' },
  { key: 'openrpc', name: 'an OpenRPC', fix: 'Describe the API in OpenAPI 3.1.' },
  { key: 'swaggerVersion', name: 'a Swagger 1', fix: 'Convert it to Swagger 2.0 or OpenAPI 3.1.' },
]
