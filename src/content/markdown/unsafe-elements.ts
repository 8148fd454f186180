import { type ContentPolicy, includesOrigin, type PolicyList } from '../../shared/config/content-policy.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { getPolicyOrigin } from './unsafe-attributes.ts'

/** Elements that the default policy blocks, and those that change or swallow the whole page. */
export const unsafeElements: ReadonlySet<string> = new Set(
  (
    'script style iframe frame frameset object embed applet portal fencedframe video audio track link ' +
    'meta base form title template noscript noembed noframes plaintext xmp'
  ).split(' '),
)

/** Elements that show content of their `src`, with the list of the policy that allows its origin. */
const policyLists: Readonly<Record<string, PolicyList>> = {
  iframe: 'frames',
  video: 'media',
  audio: 'media',
  track: 'media',
}

interface ElementSource {
  name: string
  /** Value of `src`. Undefined if other elements inside name the files. */
  src: string | undefined
}

/** Describes the problem with an element, in HTML or JSX. Undefined for an allowed one. */
export function findUnsafeElement(
  { name, src }: ElementSource,
  policy: ContentPolicy,
): Pick<Problem, 'problem' | 'fix'> | undefined {
  if (!unsafeElements.has(name)) return undefined
  const list = policyLists[name]
  if (list === undefined || (policy[list].length === 0 && src === undefined))
    return {
      problem: `\`<${name}>\` is not allowed in a page: it would break the site's Content-Security-Policy.`,
      fix:
        list === undefined
          ? 'Remove the element, or use one of the components.'
          : `Link to the content, or allow its origin in \`contentPolicy.${list}\` of \`docs.config.ts\`.`,
    }
  const isFrame = name === 'iframe'
  if (src === undefined) return isFrame ? missingSource : undefined
  if (includesOrigin(policy[list], src)) return undefined
  return {
    problem: `\`<${name}>\` shows \`${src}\`, which the site's Content-Security-Policy blocks.`,
    fix: `Link to it, or add \`${getPolicyOrigin(src)}\` to \`contentPolicy.${list}\` in \`docs.config.ts\`.`,
  }
}

const missingSource = { problem: '`<iframe>` has no `src`.', fix: 'Add the address of what it shows.' }
