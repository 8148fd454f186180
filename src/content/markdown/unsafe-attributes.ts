import { type ContentPolicy, includesOrigin } from '../../shared/config/content-policy.ts'
import { isLinkToken } from '../../shared/content/link-tokens.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { isExternalUrl, isUnsafeUrl } from '../../shared/external-url.ts'
import { isEventHandler } from '../../shared/text/escape-html.ts'

export interface HtmlAttribute {
  tag: string
  /** Name as in HTML or in JSX. */
  name: string
  value: unknown
}

type AttributeProblem = Pick<Problem, 'problem' | 'fix'>

/** Whether a text may have an attribute that needs a check. Most pages have none and aren't searched. */
export const mayHaveUnsafeAttributes = (text: string): boolean =>
  /[\s/"']on\w+\s*=|srcdoc|script|name\s*=|srcset|src\s*=|action\s*=|xlink/i.test(text)

const urlAttributes = /^(?:href|xlink:?href|src|action|formaction|poster|data|background|ping|cite)$/i
const isImageSource = ({ tag, name }: HtmlAttribute): boolean =>
  /^(?:img|input|source|image)$/.test(tag) && /^(?:src|srcset|href|xlink:?href)$/i.test(name)

/** Describes the problem with an attribute. Undefined for an allowed one. */
export function findUnsafeAttribute(
  attribute: HtmlAttribute,
  policy: ContentPolicy,
): AttributeProblem | undefined {
  const { tag, name, value } = attribute
  if (isEventHandler(name) || /^srcdoc$/i.test(name)) return createBlockedAttributeProblem({ tag, name })
  if (typeof value !== 'string') return undefined
  // Links are checked with all others, and images with a `data:` URL are images.
  if (
    urlAttributes.test(name) &&
    !(tag === 'a' && name === 'href') &&
    isUnsafeUrl(value) &&
    !isImageSource(attribute)
  ) {
    return {
      problem: `\`${name}\` of \`<${tag}>\` is \`${value}\`, which would run in the reader's browser.`,
      fix: 'Remove the attribute.',
    }
  }
  if (isImageSource(attribute) && !isLinkToken(value) && isExternalUrl(value.trim())) {
    // The element around `<source>` may be a picture or a video.
    const origins = tag === 'source' ? [...policy.images, ...policy.media] : policy.images
    if (!isAllowedSource(value, name, origins)) return createExternalImageProblem(value)
  }
  if (tag !== 'img' || name !== 'name') return undefined
  return {
    problem: `\`<img name="${value}">\` may hide a property of \`document\` from scripts.`,
    fix: 'Remove the attribute, or write `id`.',
  }
}

/** Creates the problem for an attribute that the policy blocks. */
export const createBlockedAttributeProblem = ({
  tag,
  name,
}: Pick<HtmlAttribute, 'tag' | 'name'>): AttributeProblem => ({
  problem: `\`<${tag} ${name}=…>\` doesn't work under the site's Content-Security-Policy.`,
  fix: 'Remove the attribute; use one of the components instead.',
})

/** Creates the problem for an image on another site. */
export const createExternalImageProblem = (href: string): AttributeProblem => ({
  problem: `The image \`${href}\` is on another site, which the site's Content-Security-Policy blocks.`,
  fix: `Save the image next to the page, and use its path, or add \`${getPolicyOrigin(href)}\` to \`contentPolicy.images\` in \`docs.config.ts\`.`,
})

/** Returns the origin of an address as a list of the policy names it. */
export const getPolicyOrigin = (url: string): string =>
  isExternalUrl(url) ? (URL.parse(url, 'https://docs.example')?.origin ?? url) : 'self'

/** Whether all addresses of `src` or `srcset` have one of the origins. */
const isAllowedSource = (value: string, name: string, origins: readonly string[]): boolean =>
  (/^srcset$/i.test(name) ? value.split(/,\s+/) : [value]).every((source) =>
    includesOrigin(origins, source.trim().split(/\s/)[0] ?? ''),
  )
