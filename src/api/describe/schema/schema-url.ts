import { schemasPage } from '../../../shared/api/api-files.ts'
import { withBase } from '../../../shared/urls.ts'
import type { DescribeContext } from '../describe-context.ts'

/** Returns the URL of a component schema on the page of all schemas. */
export const schemaUrl = (name: string, { document, base }: DescribeContext): string =>
  `${withBase(base, schemasPage(document.path))}#${encodeURIComponent(name)}`
