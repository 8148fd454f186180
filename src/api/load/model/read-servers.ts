import type { ApiServer } from '../../../shared/api/api-document.ts'
import type { Fields } from '../report.ts'
import { entriesOf, itemsOf, textOf } from './read-fields.ts'

/** Reads the servers of a document, path item, or operation. Undefined if none are declared. */
export function readServers(fields: Fields): ApiServer[] | undefined {
  const servers = itemsOf(fields.servers)
  return servers.length === 0 ? undefined : servers.map(readServer)
}

function readServer(server: Fields): ApiServer {
  const defaults = new Map(entriesOf(server.variables).map(([name, { default: value }]) => [name, value]))
  const url = textOf(server.url).replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    String(defaults.get(name) ?? whole),
  )
  return { url: url.replace(/\/+$/, ''), description: textOf(server.description) || textOf(server.name) }
}
