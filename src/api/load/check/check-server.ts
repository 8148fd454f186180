import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields, Report } from '../report.ts'

/** Variables in the address of a server need a default: nobody else could fill them in. */
export function checkServer(server: Fields, report: Report): void {
  const variables = isObject(server.variables) ? server.variables : {}
  for (const [, name = ''] of String(server.url).matchAll(/(?<!\{)\{([^{}]+)\}(?!\})/g)) {
    const variable = variables[name]
    if (isObject(variable) && variable.default !== undefined) continue
    const fix = `Write \`variables\`, with a \`default\` for \`${name}\`.`
    const problem = `The address \`${String(server.url)}\` has \`{${name}}\`, which has no default.`
    report.add([server, 'url'], problem, name in variables ? fix : suggest(name, Object.keys(variables), fix))
  }
}
