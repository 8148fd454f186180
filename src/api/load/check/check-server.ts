import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import type { Fields, Report } from '../report.ts'

/** Reports variables in a server's URL without a default: nothing else could fill them in. */
export function checkServer(server: Fields, report: Report): void {
  const variables = isObject(server.variables) ? server.variables : {}
  for (const [, name = ''] of String(server.url).matchAll(/(?<!\{)\{([^{}]+)\}(?!\})/g)) {
    const variable = variables[name]
    if (isObject(variable) && variable.default !== undefined) continue
    const fix = `Add \`variables\` with a \`default\` for \`${name}\`.`
    const problem = `The URL \`${String(server.url)}\` contains \`{${name}}\`, which has no default.`
    report.add([server, 'url'], problem, name in variables ? fix : suggest(name, Object.keys(variables), fix))
  }
}
