import { createPlaceholder } from '../../../shared/api/security/list-credentials.ts'
import { getMember, toList, toObject, type UnknownObject } from '../../../shared/read-unknown.ts'

/** Reads the servers of Azure's documents, whose host is a template: customers have their own values. */
export function readHostTemplate(document: UnknownObject): { servers?: UnknownObject[] } {
  const { hostTemplate, useSchemePrefix, parameters } = toObject(document['x-ms-parameterized-host'])
  if (typeof hostTemplate !== 'string') return {}
  const scheme = useSchemePrefix === false ? '' : 'https://'
  const path = typeof document.basePath === 'string' ? document.basePath : ''
  const described = [...toList(parameters), ...Object.values(toObject(document.parameters))]
  const variables = [...hostTemplate.matchAll(/\{([^{}]+)\}/g)].map(([placeholder, name = '']) => {
    const variable = toObject(described.find((entry) => getMember(entry, 'name') === name))
    // A template may start with a whole URL.
    const prefix = scheme === '' && hostTemplate.startsWith(placeholder) ? 'https://' : ''
    return [name, { default: prefix + createPlaceholder(name), ...variable }] as const
  })
  return { servers: [{ url: scheme + hostTemplate + path, variables: Object.fromEntries(variables) }] }
}
