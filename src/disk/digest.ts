import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listImports } from './list-imports.ts'

/**
 * Returns the SHA-256 digest of all parts as hexadecimal. It includes their lengths, so `['ab', 'c']` and `['a', 'bc']`
 * differ.
 */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  if (parts.length === 1 && parts[0] !== undefined) return hash('sha256', parts[0])
  return hash('sha256', parts.map((part) => hash('sha256', part)).join(' '))
}

/**
 * Returns the digest of modules of a site, of what they import by a relative path, directly or not, and of the versions
 * of all packages.
 */
export function digestModules(entries: readonly string[], root: string): string {
  const files = new Set(entries)
  const texts: string[] = []
  // A set visits what is added during the loop as well.
  for (const file of files) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    texts.push(relative(root, file), text)
    for (const target of listImports(file, text)) files.add(target)
  }
  const lock = join(root, 'package-lock.json')
  return digest(...texts, existsSync(lock) ? readFileSync(lock) : '')
}
