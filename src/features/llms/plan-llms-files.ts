import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../../disk/digest.ts'
import type { OutputIndex } from '../../output/write-site.ts'
import { readMarkdownParts } from '../../shared/output/markdown-parts.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { OutputPage } from '../../shared/output/render-task.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { getMarkdownPath } from '../../shared/urls.ts'
import { joinPages, listFullTexts } from './create-full-texts.ts'
import { createLlmsFiles } from './create-llms-files.ts'
import { createLlmsScopes } from './create-llms-scopes.ts'
import { createSkillFiles } from './create-skill-files.ts'

interface LlmsPlanInput {
  site: Site
  view: SiteView
  pages: readonly OutputPage[]
  /** Digest of the code that renders. */
  engine: string
}

/** Plans the files for language models: indexes, full texts, and a skill. */
export function planLlmsFiles(input: LlmsPlanInput): { files: TextFile[]; indexes: OutputIndex[] } {
  const { site, view } = input
  return {
    files: [...createLlmsFiles(site, view), ...createSkillFiles(site.description, view)],
    indexes: planFullTexts(input),
  }
}

/** Plans the full text of each area. It's made from the Markdown files of its pages. */
function planFullTexts({ pages, site, view, engine }: LlmsPlanInput): OutputIndex[] {
  const keys = new Map(pages.map(({ owner, key }) => [getMarkdownPath(owner), key]))
  return listFullTexts(createLlmsScopes(site, view)).map(
    (text): OutputIndex => ({
      owner: text.path,
      key: digest(engine, text.title, ...text.sources.flatMap((path) => [path, keys.get(path) ?? ''])),
      listLostPages: () => [],
      make: (out) => {
        const sources = text.sources.map((source) =>
          readMarkdownParts(source, (path) => readFileSync(join(out, path), 'utf8')),
        )
        return [{ path: text.path, content: joinPages(text, sources) }]
      },
    }),
  )
}
