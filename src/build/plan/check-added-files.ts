import type { OutputGroup } from '../../output/write-site.ts'
import { DocsError } from '../../shared/docs-error.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import { stagesFileName } from '../../shared/stages/stage-functions.ts'

/** Reports files of `siteLinked` whose paths other files have: a static file, the sitemap, a redirect. */
export function checkAddedFiles(files: readonly TextFile[], groups: readonly OutputGroup[]): void {
  const taken = new Set(groups.map(({ owner }) => owner))
  const problems = files
    .filter(({ path }) => taken.has(path))
    .map(({ path }) => ({
      problem: `\`siteLinked\` adds the file \`${path}\`, which the site already has.`,
      at: { file: stagesFileName, line: undefined },
      fix: 'Choose another path.',
    }))
  if (problems.length > 0) throw new DocsError(problems)
}
