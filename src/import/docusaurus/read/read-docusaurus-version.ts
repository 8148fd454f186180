import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toObject } from '../../../shared/read-unknown.ts'
import { asText } from './as-values.ts'

const core = '@docusaurus/core'

/**
 * Reads the major version of Docusaurus: the installed one, otherwise the one that the nearest `package.json` requires.
 * Undefined if neither is known. A workspace has both in a folder above the site.
 */
export function readDocusaurusVersion(root: string): number | undefined {
  const folders: string[] = []
  for (let folder = root; !folders.includes(folder); folder = dirname(folder)) folders.push(folder)
  for (const folder of folders) {
    const installed = readPackage(join(folder, 'node_modules', core)).version
    const { dependencies, devDependencies } = readPackage(folder)
    const range = { ...toObject(devDependencies), ...toObject(dependencies) }[core]
    const major = (asText(installed) ?? asText(range))?.match(/\d+/)?.[0]
    if (major !== undefined) return Number(major)
  }
  return undefined
}

function readPackage(folder: string): Record<string, unknown> {
  const file = join(folder, 'package.json')
  try {
    return existsSync(file) ? { ...toObject(JSON.parse(readFileSync(file, 'utf8'))) } : {}
  } catch {
    return {}
  }
}
