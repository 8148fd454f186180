import type { FrontMatter } from '../shared/content/front-matter/front-matter.ts'
import type { Problem } from '../shared/docs-error.ts'
import type { TracedText } from './source/prepare-source.ts'

/** Reports text before the first question of a FAQ file, because no page prints it. */
export function findFaqProblems(kind: string, { text, origin }: TracedText): Problem[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  if (kind !== 'faq' || first === -1 || lines[first]?.startsWith('## ')) return []
  return [
    {
      problem: "The text before the first question wouldn't be shown.",
      at: origin(first + 1),
      fix: 'Begin with a question, `## Question? {#id}`; describe the file in `description`.',
    },
  ]
}

/**
 * Reports pages with no title or two: a landing page prints its title in its `<Hero>`, any other page above its
 * article.
 */
export function findLayoutProblems(
  { file, kind }: { file: string; kind: string },
  { layout }: FrontMatter,
  components: ReadonlySet<string>,
): Problem[] {
  const at = { file, line: undefined }
  const isLanding = layout === 'landing'
  if (isLanding && kind !== 'mdx') {
    return [
      {
        problem: '`layout: landing` is for pages in `content/pages/` only.',
        at,
        fix: 'Move the page there, or remove the key.',
      },
    ]
  }
  if (isLanding === components.has('Hero')) return []
  return [
    isLanding
      ? {
          problem: 'A page with `layout: landing` prints its title in a `<Hero>`, but has none.',
          at,
          fix: 'Begin the page with `<Hero lead="…">`, or remove `layout`.',
        }
      : {
          problem: 'A `<Hero>` prints the title of the page a second time here.',
          at,
          fix: 'Add `layout: landing` to the front matter, or remove the component.',
        },
  ]
}
