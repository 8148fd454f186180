import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName, type FindConfigLine } from '../shared/config/config-file.ts'
import type { Problem } from '../shared/docs-error.ts'
import { suggestPath } from '../shared/text/find-nearest.ts'
import type { LinkTargets } from './links/link-targets.ts'

interface ConfigSources {
  targets: Pick<LinkTargets, 'index' | 'otherPaths' | 'files' | 'unpublished' | 'redirects'>
  findLine: FindConfigLine
}

/** Reports what the configuration needs but the site doesn't have: images of the brand, a search page, a home page. */
export function checkConfig(config: DocsConfig, { targets, findLine }: ConfigSources): Problem[] {
  return [
    ...checkBrandImages(config, targets.files.staticPaths, findLine),
    ...checkSearchBox(config, findLine),
    ...checkHomePage(targets),
  ]
}

function checkBrandImages(
  { brand }: DocsConfig,
  staticPaths: ReadonlySet<string>,
  findLine: FindConfigLine,
): Problem[] {
  const images = [
    { path: ['brand', 'favicon'], image: brand.favicon },
    { path: ['brand', 'icons'], image: brand.icons },
    { path: ['brand', 'logo', 'src'], image: brand.logo?.src },
    { path: ['brand', 'logo', 'srcDark'], image: brand.logo?.srcDark },
  ]
  return images.flatMap(({ path, image }): Problem[] => {
    if (image === undefined || staticPaths.has(image)) return []
    return [
      {
        problem: `\`${path.join('.')}\` is \`${image}\`, but there is no such file.`,
        at: { file: configFileName, line: findLine(path) },
        fix: suggestPath(image, [...staticPaths], `Put the file at \`static${image}\`, or correct the path.`),
      },
    ]
  })
}

/** The search box leads to the search page, which is all of search in a browser without scripts. */
function checkSearchBox({ navbar, search }: DocsConfig, findLine: FindConfigLine): Problem[] {
  const index = navbar.items.findIndex(({ kind }) => kind === 'search')
  if (index === -1 || search.url !== undefined) return []
  return [
    {
      problem: `\`navbar.items[${index}]\` is a search box, but the site has no search page.`,
      at: { file: configFileName, line: findLine(['navbar', 'items', index]) },
      fix: 'Add a page with `<SearchResults />`, and set `search.url` to its path. Or remove the item.',
    },
  ]
}

/** A site without any pages has only been started. */
function checkHomePage({
  index,
  otherPaths,
  files,
  unpublished,
  redirects,
}: ConfigSources['targets']): Problem[] {
  if ([...index.byPath.values()].every(({ kind }) => kind === 'notFound')) return []
  const hasHome =
    [index.byPath, otherPaths, redirects, unpublished.unread].some((paths) => paths.has('/')) ||
    files.staticPaths.has('/index.html')
  if (hasHome) return []
  return [
    {
      problem: 'The site has no page at `/`, its home page.',
      at: { file: 'content/pages/index.mdx', line: undefined },
      fix: 'Add the page, or redirect `/` to another page in `content/redirects.tsv`.',
    },
  ]
}
