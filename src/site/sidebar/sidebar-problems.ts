import { posix } from 'node:path'
import type { Problem } from '../../shared/docs-error.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import type { Folder } from './folder-tree.ts'
import type { SidebarNode } from './sidebar-node.ts'

/** Reports a page that is in no group. Folders without a group come before the groups. */
export function createUngroupedProblems(item: SidebarNode, { path, category }: Folder): Problem[] {
  if (item.kind !== 'page') return []
  return [
    {
      problem: `The page \`${posix.relative(path, item.page.id)}\` is in none of the folder's groups.`,
      at: { file: category?.file ?? path, line: undefined },
      fix: 'Add it to a group, or remove `groups`.',
    },
  ]
}

/** Reports a name in a sidebar that no page or folder has. */
export function createUnknownItemProblem(
  what: 'page' | 'folder',
  name: string,
  validNames: Iterable<string>,
): Problem {
  return {
    problem: `A sidebar lists the ${what} \`${name}\`, which doesn't exist.`,
    at: { file: 'docs.config.ts', line: undefined },
    fix: suggestFix(name, validNames, 'Correct the name, or remove it.'),
  }
}
