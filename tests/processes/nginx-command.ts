import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface NginxOptions {
  program: string
  /** An empty folder for its configuration and everything that it writes. */
  folder: string
  workers: number
  connections: number
  /** Directives in the block `http` in addition to the paths of temporary files. */
  http: string
}

/** Writes the configuration of an nginx that says on stderr what is wrong; gives program and arguments that start it. */
export function writeNginxCommand({ program, folder, workers, connections, http }: NginxOptions): string[] {
  const config = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  writeFileSync(
    config,
    `pid ${join(folder, 'pid')}; error_log stderr; daemon off; worker_processes ${workers};
events { worker_connections ${connections}; }
http {
  access_log off; ${temporary.join(' ')}
  ${http}
}
`,
  )
  return [program, '-p', folder, '-c', config, '-e', 'stderr']
}
