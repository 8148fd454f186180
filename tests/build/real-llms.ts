import { expect } from 'vitest'

/** The output of a built site. */
interface SiteOutput {
  paths: string[]
  read(path: string): Buffer
}

/** Lists the lines of all indexes for language models: paths below the base, without the leading slash. */
export function listLlmsLinks(output: SiteOutput): { title: string; path: string }[] {
  const indexes = output.paths.filter((path) => path.split('/').at(-1) === 'llms.txt')
  return indexes.flatMap((index) => {
    const lines = output
      .read(index)
      .toString()
      .matchAll(/^- \[(.*?)\]\((.*?)\)/gm)
    return [...lines].map(([, title = '', url = '']) => ({
      title,
      path: url.replace(/^https:\/\/[^/]+\//, ''),
    }))
  })
}

/** Expects the indexes to list every page in Markdown once, to have no broken link, and to be short. */
export function expectCompleteIndexes(output: SiteOutput): void {
  const links = listLlmsLinks(output).map(({ path }) => path)
  const existing = new Set(output.paths)
  expect(links.filter((path) => !existing.has(path))).toEqual([])
  const pages = output.paths.filter(isIndexPage)
  expect(links.filter(isIndexPage).toSorted()).toEqual(pages.toSorted())
  for (const path of existing)
    if (path.endsWith('llms.txt')) expect(output.read(path).toString().length).toBeLessThan(50_000)
  expect(links.filter((path) => path.endsWith('/llms-full.txt')).length).toBeGreaterThan(0)
}

/** Whether a path belongs to a page in Markdown. `x.md` is a copy of `x/index.md`. */
const isIndexPage = (path: string): boolean => path.split('/').at(-1) === 'index.md'

/** Expects every page, as HTML and as Markdown, to name the index. */
export function expectPointers(output: SiteOutput): void {
  const pages = output.paths.filter((path) => /index\.(?:md|html)$/.test(path))
  const withoutPointer = pages.filter((path) => {
    const text = output.read(path).toString()
    const isRedirect = text.includes('http-equiv="refresh"')
    return !isRedirect && !text.includes('/llms.txt')
  })
  expect(withoutPointer).toEqual([])
}
