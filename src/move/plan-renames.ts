import { existsSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'
import { isCategoryFile } from '../content/data/load-categories.ts'
import { checkFileName, isPageFile } from '../content/file-to-route.ts'
import { listFiles } from '../content/source-files.ts'
import { isFolder } from '../disk/locate-file.ts'
import { DocsError, type Problem } from '../shared/docs-error.ts'
import { getSourcePath } from '../shared/site/locales.ts'
import { findNearest } from '../shared/text/find-nearest.ts'
import type { Rename } from './moved-site.ts'

/** Folders whose files can be moved. A file stays in its folder. */
const movableFolder = /^(?:content\/(?:docs|pages|blog|faq|releases|versions\/[^/]+\/docs)|static)(?=\/)/

/** Files that describe their folder. */
const isFolderFile = (file: string): boolean =>
  isCategoryFile(file) || /\/(?:tags|authors)\.ya?ml$/.test(file)

/** Completes the new name as `mv` does: a folder that exists gets the file, and a page keeps its extension. */
export function completeRename(root: string, { from, to }: Rename): Rename {
  const source = toSitePath(root, from)
  const target = toSitePath(root, to)
  const namesFolder = /[/\\]$/.test(to) || isFolder(join(root, target))
  const named = namesFolder ? posix.join(target, posix.basename(source)) : target
  const extension = isFolder(join(root, source)) ? '' : posix.extname(source)
  return { from: source, to: posix.extname(named) === '' ? named + extension : named }
}

const toSitePath = (root: string, path: string): string =>
  relative(root, resolve(root, path)).split(sep).join('/')

/** Lists the new paths of all files that move, with their translations. Throws a `DocsError` if the move is impossible. */
export function planRenames(root: string, rename: Rename): Map<string, string> {
  const refusal = checkSource(root, rename.from) ?? checkTarget(rename)
  if (refusal !== undefined) throw new DocsError([refusal])
  const renamedFiles = new Map(
    listFiles(root, movableFolder.exec(rename.from)?.[0] ?? '')
      .filter(({ path }) => path === rename.from || path.startsWith(`${rename.from}/`))
      .map(({ path }) => [path, rename.to + path.slice(rename.from.length)]),
  )
  const files = new Map([...renamedFiles, ...listTranslations(root, renamedFiles)])
  const problems = [...files].flatMap(([from, to]) => checkRename(root, { from, to }))
  if (problems.length > 0) throw new DocsError(problems)
  return files
}

const createRefusal = (file: string, problem: string, fix: string): Problem => ({
  problem,
  at: { file, line: undefined },
  fix,
})

function checkSource(root: string, from: string): Problem | undefined {
  if (!existsSync(join(root, from))) {
    const files = [...listFiles(root, 'content'), ...listFiles(root, 'static')].map(({ path }) => path)
    const similar = findNearest(from, files)
    const fix = similar === undefined ? 'Correct the path.' : `Did you mean \`${similar}\`?`
    return createRefusal(
      from,
      'There is no such file or folder.',
      `${fix} It is relative to the site folder.`,
    )
  }
  const original = getSourcePath(from)
  if (original !== from)
    return createRefusal(from, 'This is a translation.', `Move \`${original}\`; translations follow it.`)
  if (isFolderFile(from))
    return createRefusal(from, 'This file describes its folder.', 'Move the folder, or edit the file.')
  if (movableFolder.test(from)) return undefined
  return createRefusal(
    from,
    'This is not a page, a file of a page, or a static file.',
    'Files in `content/docs/`, `content/versions/`, `content/pages/`, `content/blog/`, `content/faq/`, `content/releases/`, and `static/` can be moved.',
  )
}

function checkTarget({ from, to }: Rename): Problem | undefined {
  if (from === to) return createRefusal(from, 'The new path is the old one.', 'Give it another path.')
  if (to.startsWith(`${from}/`))
    return createRefusal(from, `\`${to}\` is inside of the folder itself.`, 'Move it elsewhere.')
  const folder = movableFolder.exec(from)?.[0] ?? ''
  if (to.startsWith(`${folder}/`)) return undefined
  return createRefusal(
    from,
    `It can't become \`${to}\`, because pages of different kinds have different front matter and addresses.`,
    `Move it within \`${folder}/\`, or create a new page and a redirect.`,
  )
}

const stripExtension = (path: string): string => path.replace(/\.mdx?$/, '')

/** Lists the renames of the translations of files. A translation may be `.md` when its original is `.mdx`. */
function listTranslations(root: string, renamedFiles: ReadonlyMap<string, string>): [string, string][] {
  const newNames = new Map([...renamedFiles].map(([from, to]) => [stripExtension(from), to]))
  return listFiles(root, 'content/i18n').flatMap(({ path }): [string, string][] => {
    const original = getSourcePath(path)
    const target = newNames.get(stripExtension(original))
    if (target === undefined || original === path) return []
    const prefix = path.slice(0, path.length - original.length + 'content/'.length)
    const inner = target.slice('content/'.length)
    return [[path, prefix + stripExtension(inner) + path.slice(stripExtension(path).length)]]
  })
}

function checkRename(root: string, { from, to }: Rename): Problem[] {
  const problems: (Problem | undefined)[] = [checkFileName(to)]
  if (existsSync(join(root, to)))
    problems.push(
      createRefusal(from, `\`${to}\` exists already.`, 'Choose another path, or remove that file.'),
    )
  if (posix.extname(from) !== posix.extname(to))
    problems.push(
      createRefusal(
        from,
        `\`${to}\` has another extension, which changes how the file is read.`,
        `Keep \`${posix.extname(from)}\`. Change the extension in a separate step.`,
      ),
    )
  else if (isPage(from) !== isPage(to))
    problems.push(
      createRefusal(
        from,
        `\`${to}\` would make a ${isPage(from) ? 'page a partial' : 'partial a page'}.`,
        'A name that starts with `_` is a partial. Choose another name.',
      ),
    )
  return problems.filter((problem) => problem !== undefined)
}

/** Whether a file is a page, by its path below the folder of its kind. */
const isPage = (file: string): boolean => isPageFile(getSourcePath(file).replace(movableFolder, '').slice(1))
