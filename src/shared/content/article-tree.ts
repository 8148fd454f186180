/**
 * The article of a page as data: text, finished HTML, elements, and values of attributes. Nothing of a page is ever run as
 * code.
 */
export type ArticleNode =
  | string
  | number
  | boolean
  | null
  | ArticleNode[]
  | ArticleElement
  | ArticleHtml
  | ArticleObject

export interface ArticleElement {
  /** An HTML element, a component (with a capital), or a fragment (empty). */
  element: string
  attributes: Record<string, ArticleNode>
  children: ArticleNode[]
}

/** A static part of the page. */
interface ArticleHtml {
  html: string
}

/** An object as the value of an attribute. */
interface ArticleObject {
  object: Record<string, ArticleNode>
}
