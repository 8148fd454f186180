import type { TextFile } from '../../shared/output/output.ts'
import { formatCaddyfile } from './caddy.ts'
import { containerfile, nginxServer } from './containerfile.ts'
import type { HostSite } from './host-site.ts'
import { formatNginx } from './nginx.ts'

/** Files that make other servers behave as ours does. They lie in the site, and none of the servers sends them. */
export function hostFiles(site: HostSite): TextFile[] {
  return [
    { path: '/_/hosts/nginx.conf', content: formatNginx(site) },
    { path: '/_/hosts/nginx-server.conf', content: nginxServer },
    { path: '/_/hosts/Caddyfile', content: formatCaddyfile(site) },
    { path: '/_/hosts/Containerfile', content: containerfile },
  ]
}
