import type { ApiServer, ServerVariable } from '../../../shared/api/api-document.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { readEntries, readItems, readTextField } from './read-fields.ts'

/**
 * Reads the servers of a document, a path item, or an operation; undefined where there are none. `x-servers` is the name
 * in Swagger, which has only one host.
 */
export function readServers(fields: OpenApiObject): ApiServer[] | undefined {
  const servers = readItems(fields.servers ?? fields['x-servers'])
  return servers.length === 0 ? undefined : servers.map(readServer)
}

function readServer(server: OpenApiObject): ApiServer {
  const template = readTextField(server.url).replace(/\/+$/, '').replace(/^\/\//, 'https://')
  const variables = readVariables(server, template)
  const defaults = new Map(variables.map(({ name, default: value }) => [name, value]))
  const url = template.replace(/\{([^{}]+)\}/g, (whole, name: string) => defaults.get(name) ?? whole)
  return {
    // A default may end in a slash, or be a whole URL.
    url: url.replace(/\/+$/, ''),
    description: [server.name, server.description].map(readTextField).filter(Boolean).join(': '),
    ...(variables.length > 0 && { template, variables }),
  }
}

/** Reads the variables that a URL contains and that have a default. */
const readVariables = (server: OpenApiObject, url: string): ServerVariable[] =>
  readEntries(server.variables)
    .filter(([name, variable]) => url.includes(`{${name}}`) && isText(variable.default))
    .map(([name, variable]) => ({
      name,
      default: String(variable.default),
      values: Array.isArray(variable.enum) ? variable.enum.filter(isText).map(String) : [],
      description: readTextField(variable.description),
    }))

/** Ports and versions are often written as numbers. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
