import type { Problem } from '../../shared/docs-error.ts'
import type { Site } from '../../shared/site/site.ts'

/** Finds guides that no sidebar contains and no other page links to. */
export function findUnlinkedGuides(
  { pages, listedFiles }: Pick<Site, 'pages' | 'listedFiles'>,
  base: string,
): Problem[] {
  const linkedPaths = new Set<string>()
  for (const { compiled, links } of [...pages, ...listedFiles])
    for (const link of links) {
      const [url = ''] = link.split(/[?#]/)
      const path = url.startsWith(base) ? `/${url.slice(base.length)}` : url
      if (path !== compiled.path) linkedPaths.add(path)
    }
  return pages
    .filter(({ compiled, view }) => compiled.kind === 'doc' && view.sidebar === undefined)
    .filter(({ compiled }) => !linkedPaths.has(compiled.path) && !compiled.frontMatter.unlisted)
    .map(({ compiled }) => ({
      problem: `No sidebar contains the page, and no other page links to \`${compiled.path}\`.`,
      at: { file: compiled.file, line: undefined },
      fix: 'Add it to a sidebar, link to it from a related page, or remove it.',
    }))
}
