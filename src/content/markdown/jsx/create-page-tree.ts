import type { ArticleNode } from '../../../shared/content/article-tree.ts'
import { DocsError } from '../../../shared/docs-error.ts'
import { createArticleTree } from '../../expressions/create-article-tree.ts'
import { ExpressionError } from '../../expressions/expression-error.ts'
import type { DocumentData } from '../document.ts'
import { createAddressKey } from './addresses.ts'

/** Creates a page's article from its generated code, with tokens in place of addresses. */
export function createPageTree(
  code: string,
  file: string,
  { scope, aliases, computedAddresses }: DocumentData,
): ArticleNode {
  try {
    return createArticleTree(code, {
      scope,
      aliases,
      resolveAttribute: (element, name, value) =>
        computedAddresses.get(createAddressKey(element, name, value)) ?? value,
    })
  } catch (error) {
    // Its expressions have been evaluated, so the only possible failure is nesting.
    if (!(error instanceof ExpressionError)) throw error
    throw new DocsError([{ problem: error.message, at: { file, line: undefined }, fix: error.fix }])
  }
}
