import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields, Report } from '../report.ts'

const places = ['path', 'query', 'header', 'cookie', 'querystring']

/** What is wrong with a parameter for itself, wherever it is used. */
export function checkParameter(parameter: Fields, report: Report): void {
  const name = `The parameter \`${String(parameter.name)}\``
  const place = parameter.in
  const isContent = isObject(parameter.content) && Object.keys(parameter.content).length > 0
  if (place === undefined)
    report.add([parameter], `${name} does not say where it is sent.`, 'Write `in: query`, or another place.')
  else if (typeof place === 'string' && !places.includes(place)) {
    const list = `It can be in ${places.map((known) => `\`${known}\``).join(', ')}.`
    const fix = place === 'body' ? 'Describe the body in `requestBody`.' : suggest(place, places, list)
    report.add([parameter, 'in'], `${name} is in \`${place}\`, which does not exist.`, fix)
  }
  if (place === 'querystring' && !isContent)
    report.add(
      [parameter],
      `${name} has no \`content\`.`,
      'Describe the whole query there, with a media type.',
    )
  else if (parameter.schema === undefined && !isContent)
    report.add(
      [parameter],
      `${name} has neither \`schema\` nor \`content\`.`,
      'Say what its values are: `schema`, with `type: string` for example.',
    )
}
