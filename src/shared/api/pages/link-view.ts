import type { ResponseLink } from '../api-document.ts'
import type { RelatedPage } from './related-pages.ts'

/** A response's link: its description as HTML, and the page of the operation that it leads to, if there is one. */
export type LinkView = Omit<ResponseLink, 'operation'> & { operation: RelatedPage | undefined }
