import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { includesOrigin } from '../../shared/config/content-policy.ts'
import { createImageToken, createLinkToken } from '../../shared/content/link-tokens.ts'
import { isExternalUrl } from '../../shared/external-url.ts'
import { type DocumentData, locateNode } from './document-data.ts'
import { createExternalImageProblem } from './unsafe-attributes.ts'

/** Records links and images and replaces them with tokens, which are resolved when the site is known. */
export function links(data: DocumentData): MdastPluginDefinition {
  const linkTo = (href: string, node: Parameters<typeof locateNode>[1]): string => {
    if (isExternalUrl(href)) return href
    return createLinkToken(data.links.push({ href, ...locateNode(data, node) }) - 1)
  }
  return defineMdastPlugin({
    name: 'references',
    options: { position: true },
    link(node, context) {
      context.setProperty(node, 'url', linkTo(node.url, node))
    },
    definition(node, context) {
      context.setProperty(node, 'url', linkTo(node.url, node))
    },
    image(node, context) {
      if (isExternalUrl(node.url)) {
        if (includesOrigin(data.policy.images, node.url)) return
        data.problems.push({ ...createExternalImageProblem(node.url), at: locateNode(data, node) })
        // It was reported, so the HTML isn't checked again.
        context.setProperty(node, 'url', '')
        return
      }
      const token = createImageToken(data.images.push({ href: node.url, ...locateNode(data, node) }) - 1)
      context.setProperty(node, 'url', token)
    },
  })
}
