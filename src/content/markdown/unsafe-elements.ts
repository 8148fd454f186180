import type { Place, Problem } from '../../shared/docs-error.ts'

/** Elements that run code, load documents or change the whole page. */
export const unsafeElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'link',
  'meta',
  'base',
  'form',
])

/** What is said about such an element, written as HTML or as JSX. */
export function unsafeElementProblem(name: string, at: Place): Problem {
  return {
    problem: `\`<${name}>\` is not allowed in a page: it would break the site's Content-Security-Policy.`,
    at,
    fix: 'Remove the element, or use one of the components.',
  }
}
