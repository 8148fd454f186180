import { isIP } from 'node:net'

/**
 * Whether a `Host` header names this machine in a way that no other site can: by IP address, as `localhost`, or by the
 * name that the server listens on. A site that points its own name at this machine (DNS rebinding) sends that name.
 */
export function isAllowedHost(header: string, ownName: string | undefined): boolean {
  const name = (header.match(/^(\[[^\]]*\]|[^:]*)(?::\d+)?$/)?.[1] ?? '').toLowerCase()
  const address = name.replace(/^\[|\]$/g, '')
  return (
    isIP(address) > 0 || /(?:^|\.)localhost$/.test(name) || (name !== '' && name === ownName?.toLowerCase())
  )
}
