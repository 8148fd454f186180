import { isObject } from '../../../shared/read-unknown.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'

const parameterLocations = ['path', 'query', 'header', 'cookie', 'querystring']

/** Checks a parameter independent of the operations that use it. */
export function checkParameter(parameter: OpenApiObject, report: Report): void {
  const name = `The parameter \`${String(parameter.name)}\``
  const location = parameter.in
  checkName(parameter, report)
  const isContent = isObject(parameter.content) && Object.keys(parameter.content).length > 0
  if (location === undefined)
    report.addWarning('parameters', [parameter], {
      problem: `${name} has no \`in\`.`,
      fix: 'Add `in: query` or another location.',
    })
  else if (typeof location === 'string' && !parameterLocations.includes(location)) {
    const list = `Allowed locations are ${parameterLocations.map((item) => `\`${item}\``).join(', ')}.`
    const fix =
      location === 'body'
        ? 'Describe the body in `requestBody`.'
        : suggestFix(location, parameterLocations, list)
    report.addWarning('parameters', [parameter, 'in'], {
      problem: `${name} has the unknown location \`${location}\`.`,
      fix,
    })
  }
  if (location === 'querystring' && !isContent)
    report.addWarning('parameters', [parameter], {
      problem: `${name} has no \`content\`.`,
      fix: 'Describe the whole query in `content`, under a media type.',
    })
  else if (parameter.schema === undefined && !isContent)
    report.addWarning('parameters', [parameter], {
      problem: `${name} has neither \`schema\` nor \`content\`.`,
      fix: 'Describe its values with `schema`, such as `type: string`.',
    })
}

/** Matches the name of an HTTP header. */
const headerName = /^[\w!#$%&'*+.^`|~-]+$/

function checkName(parameter: OpenApiObject, report: Report): void {
  const { name } = parameter
  if (name === '')
    report.addWarning('parameters', [parameter, 'name'], {
      problem: 'The parameter has an empty name.',
      fix: 'Write a name, or remove the parameter.',
    })
  else if (parameter.in === 'header' && typeof name === 'string' && !headerName.test(name))
    report.addWarning('parameters', [parameter, 'name'], {
      problem: `\`${name}\` can't be the name of a header.`,
      fix: 'Write the name as it is sent, without spaces.',
    })
}
