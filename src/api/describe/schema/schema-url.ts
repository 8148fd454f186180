import { createSchemasPath } from '../../../shared/api/api-files.ts'
import { addBase } from '../../../shared/urls.ts'
import type { DescribeContext } from '../describe-context.ts'

/** Returns the URL of a component schema on the page of all schemas. */
export const getSchemaUrl = (name: string, { document, base }: DescribeContext): string =>
  `${addBase(base, createSchemasPath(document.path))}#${encodeURIComponent(name)}`
