/**
 * The article of a page as data: text, finished HTML, elements, and attribute values. Nothing in a page ever runs as
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
  /** An HTML element, a component (capitalized), or a fragment (empty). */
  element: string
  attributes: Record<string, ArticleNode>
  children: ArticleNode[]
}

/** A static part of the page. */
interface ArticleHtml {
  html: string
}

/** An object as an attribute's value. */
interface ArticleObject {
  object: Record<string, ArticleNode>
}
