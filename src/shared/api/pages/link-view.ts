import type { RelatedPage } from '../../site/related-pages.ts'
import type { ResponseLink } from '../api-document.ts'

/** A link of a response with its description as HTML, and the page of the operation if the document has one. */
export type LinkView = Omit<ResponseLink, 'operation'> & { operation: RelatedPage | undefined }
