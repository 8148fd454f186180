import type { ResponseLink } from '../api-document.ts'
import type { RelatedPage } from './related-pages.ts'

/** A link of a response: its description as HTML and, if it leads to an operation, that operation's page. */
export type LinkView = Omit<ResponseLink, 'operation'> & { operation: RelatedPage | undefined }
