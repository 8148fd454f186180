import GithubSlugger from 'github-slugger'
import type { ApiGroup } from '../../../shared/api/api-document.ts'
import { reservedGroupIds } from '../../../shared/api/api-files.ts'
import { readDescription, readTagTitle } from '../model/read-description.ts'
import { readItems, readTextField, readTextFields } from '../model/read-fields.ts'
import type { OpenApiObject } from '../report-problem.ts'

/** An operation and its tags. The first is the tag of its group. */
interface TaggedOperation {
  id: string
  tags: readonly [string, ...string[]]
}

/**
 * Creates a group for each tag that operations have as their first: declared tags in their order, each followed by the
 * tags that name it as `parent` (OpenAPI 3.2), then undeclared tags in the order of the operations. `x-tagGroups`
 * changes the order.
 */
export function createGroups(
  document: OpenApiObject,
  operations: readonly TaggedOperation[],
): (ApiGroup & { tag: string })[] {
  const tags = new Map(sortTags(readItems(document.tags)).map((tag) => [readTextField(tag.name), tag]))
  const members = Map.groupBy(operations, (operation) => operation.tags[0])
  const sections = createSections(document, tags)
  const slugger = new GithubSlugger()
  for (const id of reservedGroupIds) slugger.slug(id)
  const groups = [...new Set([...tags.keys(), ...members.keys()])]
    .filter((tag) => members.has(tag))
    .map((tag) => ({
      tag,
      id: slugger.slug(tag) || slugger.slug('group'),
      name: readTagName(tag, tags),
      section: sections.get(tag),
      icon: readTextField(tags.get(tag)?.['x-icon']) || undefined,
      description: readDescription(tags.get(tag) ?? {}),
      operations: (members.get(tag) ?? []).map(({ id }) => id),
      sharedOperations: operations
        .filter(({ tags: [, ...others] }) => others.includes(tag))
        .map(({ id }) => id),
    }))
  return [...new Set([...sections.keys(), ...groups.map(({ tag }) => tag)])].flatMap(
    (tag) => groups.find((group) => group.tag === tag) ?? [],
  )
}

type Tags = ReadonlyMap<string, OpenApiObject>

const readTagName = (tag: string, tags: Tags): string => readTagTitle({ name: tag, ...tags.get(tag) })

/**
 * Creates the sections that the navigation shows tags in: the groups of `x-tagGroups`, in their order, or each tag with
 * children. Undefined for a tag outside of all sections.
 */
function createSections(document: OpenApiObject, tags: Tags): Map<string, string | undefined> {
  const tagGroups = readItems(document['x-tagGroups'])
  if (tagGroups.length > 0)
    return new Map(
      tagGroups.flatMap(({ name, tags: names }) =>
        readTextFields(names).map((tag) => [tag, readTextField(name) || undefined] as const),
      ),
    )
  const parents = new Set([...tags.keys()].flatMap((tag) => findParent(tag, tags) ?? []))
  return new Map(
    [...tags.keys()].map((tag) => {
      const root = findRoot(tag, tags)
      return [tag, parents.has(root) ? readTagName(root, tags) : undefined] as const
    }),
  )
}

function findParent(tag: string, tags: Tags): string | undefined {
  const parent = tags.get(tag)?.parent
  return typeof parent === 'string' && tags.has(parent) ? parent : undefined
}

/** Follows the parents of a tag, up to one that is its own descendant. */
function findRoot(tag: string, tags: Tags): string {
  const line = [tag]
  for (let parent = findParent(tag, tags); parent !== undefined; parent = findParent(parent, tags)) {
    if (line.includes(parent)) return tag
    line.push(parent)
  }
  return line.at(-1) ?? tag
}

/** Sorts tags so that each is followed by its children. An undeclared parent is ignored. */
function sortTags(tags: OpenApiObject[]): OpenApiObject[] {
  const names = new Set(tags.map(({ name }) => name))
  const children = Map.groupBy(tags, ({ parent }) => (names.has(parent) ? parent : undefined))
  const listDescendants = (parent: unknown, depth: number): OpenApiObject[] =>
    depth > tags.length
      ? []
      : (children.get(parent) ?? []).flatMap((tag) => [tag, ...listDescendants(tag.name, depth + 1)])
  const sortedTags = new Set(listDescendants(undefined, 0))
  // Tags that are each other's parents have no root. They keep their order.
  return [...sortedTags, ...tags.filter((tag) => !sortedTags.has(tag))]
}
