import { formatConfigPath } from '../shared/config/check-value.ts'
import type { DocsConfig } from '../shared/config/config.ts'
import { configFileName, type FindConfigLine } from '../shared/config/config-file.ts'
import { listConfigLabels } from '../shared/config/config-labels.ts'
import { includesOrigin } from '../shared/config/content-policy.ts'
import type { Problem } from '../shared/docs-error.ts'
import { suggestFix, suggestPath } from '../shared/text/find-nearest.ts'
import type { LinkTargets } from './links/link-targets.ts'

interface ConfigSources {
  targets: Pick<LinkTargets, 'index' | 'otherPaths' | 'files' | 'unpublished' | 'redirects'>
  findLine: FindConfigLine
}

/** Reports what the configuration needs but the site doesn't have: images of the brand, a search page, a home page. */
export function checkConfig(config: DocsConfig, { targets, findLine }: ConfigSources): Problem[] {
  return [
    ...checkStaticFiles(config, targets.files.staticPaths, findLine),
    ...checkScripts(config, findLine),
    ...checkSearchBox(config, findLine),
    ...checkHomePage(targets),
    ...checkLabelTranslations(config, findLine),
  ]
}

/** Reports files of the static folder that the configuration names but that don't exist. */
function checkStaticFiles(
  { brand, theme, scripts }: DocsConfig,
  staticPaths: ReadonlySet<string>,
  findLine: FindConfigLine,
): Problem[] {
  const files = [
    { path: ['brand', 'favicon'], file: brand.favicon },
    { path: ['brand', 'icons'], file: brand.icons },
    { path: ['brand', 'logo', 'src'], file: brand.logo?.src },
    { path: ['brand', 'logo', 'srcDark'], file: brand.logo?.srcDark },
    ...theme.fonts.files.map(({ file }, index) => ({
      path: ['theme', 'fonts', 'files', index, 'file'],
      file,
    })),
    ...scripts.map(({ src }, index) => ({
      path: ['scripts', index, 'src'],
      file: src.startsWith('/') ? src.replace(/[?#].*$/, '') : undefined,
    })),
  ]
  return files.flatMap(({ path, file }): Problem[] => {
    if (file === undefined || staticPaths.has(file)) return []
    return [
      {
        problem: `\`${formatConfigPath(path)}\` is \`${file}\`, but there is no such file.`,
        at: { file: configFileName, line: findLine(path) },
        fix: suggestPath(file, [...staticPaths], `Put the file at \`static${file}\`, or correct the path.`),
      },
    ]
  })
}

/** Reports scripts of origins that the Content-Security-Policy blocks. */
function checkScripts({ scripts, contentPolicy }: DocsConfig, findLine: FindConfigLine): Problem[] {
  return scripts.flatMap(({ src }, index) => {
    if (src.startsWith('/') || includesOrigin(contentPolicy.scripts, src)) return []
    return [
      {
        problem: `\`scripts[${index}].src\` is \`${src}\`, which the site's Content-Security-Policy blocks.`,
        at: { file: configFileName, line: findLine(['scripts', index, 'src']) },
        fix: `Add \`${URL.parse(src)?.origin ?? src}\` to \`contentPolicy.scripts\`, or save the script below \`static/\`.`,
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

/** Reports translations of labels that the configuration doesn't have. */
function checkLabelTranslations(config: DocsConfig, findLine: FindConfigLine): Problem[] {
  const known = listConfigLabels(config)
  return config.locales.flatMap(({ id, labels = {} }, index) =>
    Object.keys(labels)
      .filter((label) => !known.has(label))
      .map((label) => ({
        problem: `The language \`${id}\` translates the label \`${label}\`, which isn't in the configuration.`,
        at: { file: configFileName, line: findLine(['locales', index, 'labels', label]) },
        fix: suggestFix(label, known, 'Remove it, or write the label as navbar, footer, or sidebar have it.'),
      })),
  )
}
