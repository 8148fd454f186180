import { createSchemasPath } from '../../../shared/api/api-files.ts'
import { getSchemaPaths } from '../../../shared/api/pages/page-paths.ts'
import { addBase } from '../../../shared/urls.ts'
import type { DescribeContext } from '../describe-context.ts'

/** Returns the URL of a component schema: its page, or its place on the page of all schemas. */
export function getSchemaUrl(name: string, { document, base }: DescribeContext): string {
  const path =
    getSchemaPaths(document).get(name) ?? `${createSchemasPath(document.path)}#${encodeURIComponent(name)}`
  return addBase(base, path)
}
