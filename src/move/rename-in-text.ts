import { canonicalizePath } from '../shared/canonicalize-path.ts'
import { decodePercent } from '../shared/text/decode-percent.ts'
import { addBase, removeBase } from '../shared/urls.ts'
import type { Move, MovedSite } from './moved-site.ts'

/** Matches a path that starts with a slash. A dot after it belongs to the sentence. */
const addressPattern = /(?<![\w.~-])\/(?:[\w~%@-]|\.(?=[\w~%@-])|\/)*/g
/** Matches a path without a slash at its start. */
const filePattern = /(?<![\w./~-])[\w.@-]+(?:\/[\w.@-]+)+/g

/** Renames the addresses and files that a text names: data, tables, the configuration. */
export function renameInText(text: string, move: Move, { base }: Pick<MovedSite, 'base'>): string {
  return text
    .replace(addressPattern, (address) => renameAddress(address, move, base) ?? address)
    .replace(filePattern, (file) => renameNamedFile(file, move))
}

/** Returns the new form of a path in any spelling, with or without the base. Undefined if it doesn't change. */
export function renameAddress(address: string, { addresses }: Move, base: string): string | undefined {
  const target = addresses.get(canonicalizePath(decodePercent(address)))
  if (target !== undefined) return keepSpelling(address, target)
  const inner = base === '/' ? undefined : removeBase(base, address)
  const innerTarget = inner === undefined ? undefined : addresses.get(canonicalizePath(decodePercent(inner)))
  return innerTarget === undefined ? undefined : keepSpelling(address, addBase(base, innerTarget))
}

/** Writes an address without a final slash if the old one had none. */
function keepSpelling(old: string, target: string): string {
  const encoded = encodeURI(target)
  return old.endsWith('/') || /\.[a-z\d]+$/i.test(old) ? encoded : encoded.replace(/(?<=.)\/$/, '')
}

/** Renames a file or folder that is named relative to the site folder or to `content/`. */
function renameNamedFile(name: string, { files, from, to }: Move): string {
  for (const prefix of ['', 'content/']) {
    const path = prefix + name
    const target =
      files.get(path) ??
      (path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : undefined)
    if (target !== undefined) return target.slice(prefix.length)
  }
  return name
}
