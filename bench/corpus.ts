import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** How to lay out pages in a site's content folder. */
export interface CorpusCopy {
  /** Folder of the unpacked corpus. */
  corpus: string
  /** Folder to fill; what is in it is deleted. */
  target: string
  /** 1 copies the pages as they are; more put each copy in a folder `edition-NN`. */
  editions: number
  /** Give every copy its own code blocks. */
  distinctCode: boolean
}

/** Unpacks the archive below `work` and returns the folder with the sections. */
export async function unpackCorpus(archive: string, work: string): Promise<string> {
  const folder = join(work, 'corpus')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder])
  const [root] = await readdir(folder)
  if (root === undefined) throw new Error(`${archive} has no pages.`)
  return join(folder, root)
}

/** Fills a content folder and returns the number of its pages. */
export async function copyCorpus({ corpus, target, editions, distinctCode }: CorpusCopy): Promise<number> {
  await rm(target, { recursive: true, force: true })
  if (editions === 1) {
    await cp(corpus, target, { recursive: true })
    return (await listPages(target)).length
  }
  const pages = (await listPages(corpus)).filter((page) => page !== 'index.md')
  const home = await readFile(join(corpus, 'index.md'), 'utf8')
  await write(join(target, 'index.md'), home.replace('./section-', './edition-01/section-'))
  for (let edition = 1; edition <= editions; edition++) {
    await Promise.all(
      pages.map(async (page) => {
        const text = replicatePage(await readFile(join(corpus, page), 'utf8'), edition, distinctCode)
        await write(join(target, getEditionFolder(edition), page), text)
      }),
    )
  }
  return pages.length * editions + 1
}

/** Paths of the Markdown pages below a folder, sorted. */
export async function listPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => file.endsWith('.md')).sort()
}

/** Folders that are groups of the sidebar, with the title of the group. */
export async function listGroups(folder: string): Promise<{ path: string; label: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), label: folderToLabel(entry.name) }))
}

/** The folder of a copy: `edition-02`. */
export function getEditionFolder(edition: number): string {
  return `edition-${String(edition).padStart(2, '0')}`
}

function folderToLabel(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** A copy of a page with another title and first paragraph, and other code blocks when asked. */
function replicatePage(text: string, edition: number, distinctCode: boolean): string {
  const titled = text.replace(/^title: "(.*)"$/m, `title: "$1 (edition ${edition})"`)
  const [, head = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(titled) ?? []
  const opening = `This text belongs to edition ${edition}.`
  const startsWithWords = /^\s*(?:[A-Za-z]|`[^`])/.test(body)
  const paragraph = startsWithWords ? `${opening} ` : `${opening}\n\n`
  const changed = `${head}\n${paragraph}${body.trimStart()}`
  return distinctCode ? changed.replace(/^```(\w+).*\n/gm, `$&edition ${edition}\n`) : changed
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
