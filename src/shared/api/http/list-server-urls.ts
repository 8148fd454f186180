import type { ApiServer } from '../api-document.ts'
import { fillServerUrl } from './fill-server-url.ts'

/** Maximum number of URLs of a server: the policy of every page lists their origins. */
const maxUrls = 40

/**
 * Lists the URLs that a server has with the allowed values of its variables. Of variables with any value, and of too many
 * combinations, there is only the default.
 */
export function listServerUrls(server: ApiServer): string[] {
  const { url, variables = [] } = server
  const combinations = variables.reduce<Record<string, string>[]>(
    (all, { name, values, default: value }) =>
      all.length * values.length > maxUrls || values.length === 0
        ? all.map((chosen) => ({ ...chosen, [name]: value }))
        : all.flatMap((chosen) => values.map((each) => ({ ...chosen, [name]: each }))),
    [{}],
  )
  return [...new Set([url, ...combinations.map((values) => fillServerUrl(server, values))])]
}
