import type { ResponseLink } from '../api-document.ts'
import type { RelatedPage } from './related-pages.ts'

/** A link of a response: its description as HTML, and the page of the operation that it leads to, if there is one. */
export type LinkView = Omit<ResponseLink, 'operation'> & { operation: RelatedPage | undefined }
