import { schemasPage } from '../../../shared/api/api-files.ts'
import { withBase } from '../../../shared/urls.ts'
import type { DescribeContext } from '../describe-context.ts'

/** Where a component schema is printed for itself. */
export const schemaUrl = (name: string, { document, base }: DescribeContext): string =>
  `${withBase(base, schemasPage(document.path))}#${encodeURIComponent(name)}`
