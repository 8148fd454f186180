import type { OpenApiOperation } from '../../shared/api/api-document.ts'
import type { OperationView } from '../../shared/api/operation-view.ts'
import { getOperationPaths } from '../../shared/api/pages/page-paths.ts'
import type { RelatedPage } from '../../shared/api/pages/related-pages.ts'
import { addBase } from '../../shared/urls.ts'
import type { DescribeContext } from './describe-context.ts'
import { renderDescription } from './render-description.ts'

/** Describes how an operation belongs to others of the document: its callbacks, and where its responses lead. */
export const describeRelations = (
  { callbacks, callbackParents, links }: OpenApiOperation,
  context: DescribeContext,
): Pick<OperationView, 'callbacks' | 'callbackParents' | 'links'> => ({
  callbacks: callbacks.flatMap(({ name, operation }) => {
    const page = findPage(operation, context)
    return page === undefined ? [] : [{ ...page, title: name }]
  }),
  callbackParents: callbackParents.flatMap((id) => findPage(id, context) ?? []),
  links: links.map(({ description, operation, ...link }) => ({
    ...link,
    description: renderDescription(description, context),
    operation: operation === undefined ? undefined : findPage(operation, context),
  })),
})

function findPage(id: string, { document, base }: DescribeContext): RelatedPage | undefined {
  const path = getOperationPaths(document).get(id)
  const operation = document.operations.find((other) => other.id === id)
  if (path === undefined || operation === undefined) return undefined
  return { title: operation.summary || id, url: addBase(base, path) }
}
