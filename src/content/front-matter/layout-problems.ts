import type { FrontMatter } from '../../shared/content/compiled-page.ts'
import type { Problem } from '../../shared/docs-error.ts'

/** Checks that a page has one title: a landing page prints it in its `<Hero>`, any other page above its article. */
export function layoutProblems(
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
