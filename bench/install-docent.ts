import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { measureProcess } from './measure-process.ts'
import { repository } from './repository.ts'
import { createBuildEnvironment } from './site.ts'

let installing: Promise<[string, ...string[]]> | undefined

/**
 * Packs this repository and installs the package below `work` once per run, as the peer is installed. Returns the
 * installed command without the start of npm, which would count.
 */
export function installDocent(work: string): Promise<[string, ...string[]]> {
  installing ??= packAndInstall(join(work, 'docent-engine'))
  return installing
}

async function packAndInstall(root: string): Promise<[string, ...string[]]> {
  console.error(`Packing Docent, and installing it in ${root} …`)
  await rm(root, { recursive: true, force: true })
  await mkdir(join(root, 'tmp'), { recursive: true })
  const env = { ...createBuildEnvironment(join(root, 'tmp')), NODE_ENV: 'development' }
  const options = ['--no-audit', '--no-fund', '--no-progress']
  await measureProcess({
    ...{ argv: ['npm', 'pack', '--pack-destination', root], cwd: repository, env },
    log: join(root, 'pack.log'),
  })
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  await measureProcess({
    ...{ argv: ['npm', 'install', ...options, `./docent-${manifest.version}.tgz`], cwd: root, env },
    log: join(root, 'install.log'),
  })
  // Its first line has the options of Node, which `createBuildEnvironment` puts first on the path.
  return [join(root, 'node_modules/docent/bin/docent.js')]
}
