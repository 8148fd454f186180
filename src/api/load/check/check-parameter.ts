import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { FieldLocation, Report } from '../report.ts'

const places = ['path', 'query', 'header', 'cookie', 'querystring']

/** Checks a parameter independent of the operations that use it. */
export function checkParameter(parameter: FieldLocation, report: Report): void {
  const name = `The parameter \`${String(parameter.name)}\``
  const place = parameter.in
  const isContent = isObject(parameter.content) && Object.keys(parameter.content).length > 0
  if (place === undefined)
    report.add([parameter], `${name} has no \`in\`.`, 'Add `in: query` or another location.')
  else if (typeof place === 'string' && !places.includes(place)) {
    const list = `Allowed locations are ${places.map((known) => `\`${known}\``).join(', ')}.`
    const fix = place === 'body' ? 'Describe the body in `requestBody`.' : suggest(place, places, list)
    report.add([parameter, 'in'], `${name} has the unknown location \`${place}\`.`, fix)
  }
  if (place === 'querystring' && !isContent)
    report.add(
      [parameter],
      `${name} has no \`content\`.`,
      'Describe the whole query in `content`, under a media type.',
    )
  else if (parameter.schema === undefined && !isContent)
    report.add(
      [parameter],
      `${name} has neither \`schema\` nor \`content\`.`,
      'Describe its values with `schema`, such as `type: string`.',
    )
}
