import GithubSlugger from 'github-slugger'
import type { ApiGroup } from '../../../shared/api/api-document.ts'
import { reservedGroupIds } from '../../../shared/api/api-files.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { readItems, readTextField } from './read-fields.ts'

/**
 * Creates a group for each tag that has operations: declared tags in their order, each followed by the tags that name
 * it as `parent` (OpenAPI 3.2), then undeclared tags in the order of the operations.
 */
export function createGroups(
  document: OpenApiObject,
  taggedOperations: readonly { tag: string; id: string }[],
): (ApiGroup & { tag: string })[] {
  const declaredTags = sortTags(readItems(document.tags))
  const operations = new Map<string, string[]>(declaredTags.map((tag) => [readTextField(tag.name), []]))
  for (const { tag, id } of taggedOperations) operations.set(tag, [...(operations.get(tag) ?? []), id])
  const slugger = new GithubSlugger()
  for (const id of reservedGroupIds) slugger.slug(id)
  const tags = new Map(declaredTags.map((tag) => [readTextField(tag.name), tag]))
  return [...operations]
    .filter(([, ids]) => ids.length > 0)
    .map(([tag, ids]) => ({
      tag,
      id: slugger.slug(tag) || slugger.slug('group'),
      name: readTextField(tags.get(tag)?.summary) || tag,
      description: readTextField(tags.get(tag)?.description),
      operations: ids,
    }))
}

/** Sorts tags so that each is followed by its children. An undeclared parent is ignored. */
function sortTags(tags: OpenApiObject[]): OpenApiObject[] {
  const names = new Set(tags.map(({ name }) => name))
  const listDescendants = (parent: unknown, depth: number): OpenApiObject[] =>
    depth > tags.length
      ? []
      : tags
          .filter((tag) => (names.has(tag.parent) ? tag.parent : undefined) === parent)
          .flatMap((tag) => [tag, ...listDescendants(tag.name, depth + 1)])
  const sortedTags = listDescendants(undefined, 0)
  // Tags that are each other's parents have no root. They keep their order.
  return [...sortedTags, ...tags.filter((tag) => !sortedTags.includes(tag))]
}
