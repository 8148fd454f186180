import type { Problem, SourceLocation } from '../../shared/docs-error.ts'

/** Elements that the policy of every page blocks, and those that change or swallow the whole page. */
export const unsafeElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'fencedframe',
  'video',
  'audio',
  'track',
  'link',
  'meta',
  'base',
  'form',
  'title',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'xmp',
])

/** Creates the problem for such an element, in HTML or JSX. */
export function createUnsafeElementProblem(name: string, at: SourceLocation): Problem {
  return {
    problem: `\`<${name}>\` is not allowed in a page: it would break the site's Content-Security-Policy.`,
    at,
    fix: ['video', 'audio', 'track'].includes(name)
      ? 'Link to the recording, or show an image.'
      : 'Remove the element, or use one of the components.',
  }
}
