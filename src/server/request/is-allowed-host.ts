import { isIP } from 'node:net'

/**
 * Whether no other site can send a `Host` header with this name: an IP address, `localhost`, or the host name that the
 * server listens on. A site that points its own name at this machine (DNS rebinding) sends that name.
 */
export function isAllowedHost(header: string, configuredName: string | undefined): boolean {
  const name = (header.match(/^(\[[^\]]*\]|[^:]*)(?::\d+)?$/)?.[1] ?? '').toLowerCase()
  const address = name.replace(/^\[|\]$/g, '')
  return (
    isIP(address) > 0 ||
    /(?:^|\.)localhost$/.test(name) ||
    (name !== '' && name === configuredName?.toLowerCase())
  )
}
