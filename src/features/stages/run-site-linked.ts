import { z } from 'zod'
import { checkValue } from '../../shared/config/check-value.ts'
import { DocsError, type Problem } from '../../shared/docs-error.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { Site, SitePage } from '../../shared/site/site.ts'
import { type LinkedPage, type StageFunctions, stagesFileName } from '../../shared/stages/stage-functions.ts'
import { runStageFunction } from './run-stage-function.ts'

interface LinkInput {
  /** Origin and base URL. */
  url: string
  siteLinked: NonNullable<StageFunctions['siteLinked']>
}

const resultSchema = z.strictObject({
  problems: z
    .array(
      z.strictObject({
        file: z.string(),
        line: z.number().optional(),
        problem: z.string(),
        fix: z.string(),
      }),
    )
    .default([]),
  files: z.record(z.string(), z.string()).default({}),
})

/** Runs `siteLinked`. Returns the files that it adds, and throws a `DocsError` with the problems that it reports. */
export async function runSiteLinked(site: Site, { url, siteLinked }: LinkInput): Promise<TextFile[]> {
  const pages = site.pages.map(describePage)
  const result = await runStageFunction('siteLinked', undefined, () => siteLinked({ url, pages }))
  const { problems, files } = checkValue(resultSchema, {
    value: result ?? {},
    file: stagesFileName,
    line: () => undefined,
  })
  const taken = new Set(
    site.pages.flatMap(({ compiled: { path } }) => [`${path}index.html`, `${path}index.md`]),
  )
  const all = [
    ...problems.map(({ file, line, problem, fix }): Problem => ({ problem, at: { file, line }, fix })),
    ...Object.keys(files).flatMap((path) => checkPath(path, taken)),
  ]
  if (all.length > 0) throw new DocsError(all)
  return Object.entries(files).map(([path, content]) => ({ path, content }))
}

const describePage = ({ compiled, view, links }: SitePage): LinkedPage => ({
  file: compiled.file,
  kind: compiled.kind,
  locale: compiled.locale,
  version: compiled.version,
  url: view.url,
  title: compiled.title,
  description: compiled.description,
  frontMatter: { ...compiled.frontMatter },
  headings: compiled.headings.map(({ id, text, depth }) => ({ id, text, depth })),
  links,
})

function checkPath(path: string, taken: ReadonlySet<string>): Problem[] {
  const isPath = /^(?:\/[\w.~-]+)+$/.test(path) && !path.split('/').includes('..') && !/^\/[_.]/.test(path)
  if (isPath && !taken.has(path)) return []
  return [
    {
      problem: isPath
        ? `\`siteLinked\` adds the file \`${path}\`, which is a page of the site.`
        : `\`siteLinked\` adds the file \`${path}\`, which isn't the path of a file.`,
      at: { file: stagesFileName, line: undefined },
      fix: 'Start the path with "/", end it with the name of a file, and begin no path with `_` or `.`. Example: `/pages.json`.',
    },
  ]
}
