import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import { articleComponents } from '../../shared/content/article-components.ts'
import { imageToken } from '../../shared/content/reference-tokens.ts'
import { suggest } from '../../shared/text/nearest.ts'
import { type DocumentData, placeOf } from './document.ts'

const importStatement =
  /^import\s+(?:(?<name>\w+)|\{[^}]*\})\s+from\s+(?:'(?<single>[^']+)'|"(?<double>[^"]+)");?[ \t]*$/gm
const imageFile = /\.(svg|png|jpe?g|gif|webp|avif)$/i

/**
 * Import lines of an MDX page. `@theme/Tabs` and the like name our components, image files become their address;
 * anything else would need a bundler, which content never meets.
 */
export function imports(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'imports',
    options: { position: true },
    mdxjsEsm(node, context) {
      const at = placeOf(data, node)
      const rest = node.value.replace(importStatement, (...match) => {
        const { name, single, double }: Record<string, string | undefined> = match.at(-1)
        return replaceImport({ name, from: single ?? double ?? '' })
      })
      if (rest.trim() === '') context.removeNode(node)
      else context.setProperty(node, 'value', rest)

      function replaceImport({ name, from }: ImportStatement): string {
        if (name !== undefined && imageFile.test(from)) {
          return `export const ${name} = ${JSON.stringify(imageToken(data.images.push({ href: from, ...at }) - 1))}`
        }
        const component = from.match(/^@theme\/(\w+)$/)?.[1]
        if (component !== undefined && name !== undefined && Object.hasOwn(articleComponents, component)) {
          data.aliases[name] = component
          return ''
        }
        data.problems.push({
          problem: `\`import … from '${from}'\` cannot be resolved.`,
          at,
          fix:
            component === undefined
              ? 'Pages can import components (`@theme/Tabs`), partials (`./_name.mdx`) and images.'
              : suggest(
                  component,
                  Object.keys(articleComponents),
                  `Components: ${Object.keys(articleComponents).join(', ')}.`,
                ),
        })
        return ''
      }
    },
  })
}

interface ImportStatement {
  name: string | undefined
  from: string
}
