import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'

export interface PostName {
  /** Day in the name, as written there. Undefined if it has none. */
  date: string | undefined
  /** Path below the blog that Docusaurus gives a post without a `slug`. */
  slug: string
  /** Title that Docusaurus gives a post without a title. */
  text: string
}

const datedName = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/

/** Reads the name of a post's file as Docusaurus does: days and months may have one digit, and folders may come first. */
export function readPostName(path: string): PostName {
  const [, folder = '', date, text = ''] = path.match(datedName) ?? []
  if (date === undefined) {
    const name = path.replace(/(?:\/index)?\.mdx?$/, '')
    return { date, slug: `/${name}`, text: name }
  }
  return { date: date.replaceAll('/', '-'), slug: `/${folder}${date.replaceAll('-', '/')}/${text}`, text }
}

/** Returns the path of a post below its blog. `out` is its file in the new site. */
export const getPostPath = (out: string): string => out.replace(/^content\/(?:i18n\/[^/]+\/)?blog\//, '')

/** Finds the day of a post without one, as Docusaurus does: of its first commit, or of its file. */
export function findFirstDay(file: string): string {
  const args = ['log', '--follow', '--diff-filter=A', '--format=%cs', '--', basename(file)]
  const { stdout } = spawnSync('git', args, { cwd: dirname(file), encoding: 'utf8' })
  const committed = stdout?.trim().split('\n').at(-1)
  return committed || statSync(file).mtime.toISOString().slice(0, 10)
}
