import type { ArticleComponentName } from '../../../shared/content/article-components.ts'
import type { ArticleContext } from '../../../shared/output/render-module.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** A use of a component. */
export interface ComponentUse {
  name: ArticleComponentName
  /** Attributes. JSX in an attribute is a list of nodes. */
  props: Readonly<Record<string, unknown>>
  children: MarkdownNode[]
  context: ArticleContext
}
