import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measureProcess } from './measure-process.ts'
import { createBuildEnvironment } from './site.ts'

/** Packages installed in a separate folder. */
export interface Installation {
  root: string
  /** Name in the log. */
  label: string
  /** Its `package.json`, with a whole version for each dependency. */
  manifest: { dependencies: Readonly<Record<string, string>> } & Record<string, unknown>
  /** Arguments of `npm install`. */
  flags: string[]
}

/** Runs `npm install` with the pinned Node unless the required versions are installed. */
export async function installOnce({ root, label, manifest, flags }: Installation): Promise<void> {
  const wanted = Object.entries(manifest.dependencies)
  const installed = await Promise.all(wanted.map(([name]) => readInstalledVersion(root, name)))
  if (wanted.every(([, version], index) => installed[index] === version)) return
  console.error(`Installing ${label} in ${root} (once) …`)
  await rm(join(root, 'node_modules'), { recursive: true, force: true })
  await mkdir(join(root, 'tmp'), { recursive: true })
  await writeFile(join(root, 'package.json'), JSON.stringify({ private: true, ...manifest }, undefined, 2))
  const { seconds } = await measureProcess({
    argv: ['npm', 'install', '--no-audit', '--no-fund', '--no-progress', ...flags],
    cwd: root,
    env: { ...createBuildEnvironment(join(root, 'tmp')), NODE_ENV: 'development' },
    log: join(root, 'install.log'),
  })
  console.error(`Installed in ${seconds.toFixed(0)} s.`)
}

async function readInstalledVersion(root: string, name: string): Promise<string | undefined> {
  const file = join(root, 'node_modules', name, 'package.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as { version: string }).version
}
