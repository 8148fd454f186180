import type { ReferenceIndex } from '../shared/api/api-index.ts'
import { markdownPath } from '../shared/urls.ts'

/** Renders the index of an API as Markdown: groups with their operations, and the API's downloads. */
export function referenceIndexMarkdown({ groups, downloads }: ReferenceIndex, origin: string): string {
  const sections = groups.map(({ name, url, operations }) => {
    const lines = operations.map(({ method, path, title }) => `- \`${method} ${path}\`: ${title}`)
    return [`### [${name}](${origin}${markdownPath(url)})`, lines.join('\n')].join('\n\n')
  })
  const files = Object.values(downloads).map((url) => `- ${origin}${url}`)
  return ['## Operations', ...sections, '## Files', files.join('\n')].join('\n\n')
}
