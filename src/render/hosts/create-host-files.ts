import type { TextFile } from '../../shared/output/output-file.ts'
import { formatCaddyfile } from './caddy.ts'
import { containerfile, nginxServer } from './containerfile.ts'
import type { HostSite } from './host-rules.ts'
import { formatNginxConfig } from './nginx.ts'
import { formatNginxForwarding } from './nginx-forwarding.ts'

/** Creates the configuration files for other servers. They're in the built site, but no server publishes them. */
export function createHostFiles(site: HostSite): TextFile[] {
  return [
    { path: '/_/hosts/nginx.conf', content: formatNginxConfig(site) },
    { path: '/_/hosts/nginx-forward.conf', content: formatNginxForwarding(site) },
    { path: '/_/hosts/nginx-server.conf', content: nginxServer },
    { path: '/_/hosts/Caddyfile', content: formatCaddyfile(site) },
    { path: '/_/hosts/Containerfile', content: containerfile },
  ]
}
