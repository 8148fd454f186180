import type { RelatedPage } from '../../site/related-pages.ts'
import type { ResponseLink } from '../api-document.ts'

/** An operation that takes values of a response. */
export interface LinkView {
  status: string
  name: string
  /** HTML. */
  description: string
  /** Undefined if the operation isn't in the document. Then `target` names it. */
  operation: RelatedPage | undefined
  target: string
  values: ResponseLink['values']
}
