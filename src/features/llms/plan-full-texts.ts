import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../../disk/digest.ts'
import type { OutputIndex } from '../../output/write-site.ts'
import { joinPages, listFullTexts } from './create-full-texts.ts'
import { createLlmsScopes } from './create-llms-sections.ts'
import { readMarkdownParts } from '../../shared/output/markdown-parts.ts'
import type { OutputPage } from '../../shared/output/render-task.ts'
import type { Site } from '../../shared/site/site.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { getMarkdownPath } from '../../shared/urls.ts'

/** Plans the full text of each area. It's made from the Markdown files of its pages. */
export function planFullTexts(
  pages: readonly OutputPage[],
  { site, view, engine }: { site: Site; view: SiteView; engine: string },
): OutputIndex[] {
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
