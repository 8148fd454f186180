import type { UnknownObject } from '../../../shared/read-unknown.ts'
import { asList } from '../read/as-values.ts'
import { isStub } from '../read/stubs.ts'

/** A remark plugin of the configuration that the import can run. */
export interface MarkdownPlugin {
  /** The plugin as the configuration has it. */
  use: unknown
  attach: (this: object, ...options: unknown[]) => unknown
  options: unknown[]
}

/** Plugins whose syntax the import converts itself. */
const convertedPlugin =
  /npm2yarn|tab-?blocks|collectTabNodes|remark-?math|rehype-?katex|github-?(?:beta-?)?(?:admonition|alert|blockquote)/i

/** Whether the import converts the syntax of a plugin itself. Of a plugin that isn't installed, only the name is known. */
export function isConvertedPlugin(use: unknown): boolean {
  const [plugin] = Array.isArray(use) ? use : [use]
  return convertedPlugin.test(typeof plugin === 'function' ? `${plugin.name} ${plugin}` : String(plugin))
}

/** Lists the plugins that change the text of the pages of a collection, in the order in which Docusaurus runs them. */
export function listMarkdownPlugins({
  beforeDefaultRemarkPlugins,
  remarkPlugins,
}: UnknownObject): MarkdownPlugin[] {
  return [...asList(beforeDefaultRemarkPlugins), ...asList(remarkPlugins)].flatMap((use) => {
    const [loaded, ...options] = Array.isArray(use) ? (use as unknown[]) : [use]
    const attach = readDefault(loaded)
    return typeof attach !== 'function' || isStub(attach) || isConvertedPlugin(use)
      ? []
      : [{ use, attach: attach as MarkdownPlugin['attach'], options }]
  })
}

/** A plugin in an ES module may be loaded as a whole. */
const readDefault = (loaded: unknown): unknown =>
  typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded
