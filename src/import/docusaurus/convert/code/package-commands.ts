import type { PackageManager } from '../../read/read-code-plugins.ts'
import type { MdxNode } from '../mdx-tree.ts'
import { formatCodeTabs } from './code-tabs.ts'

/** Writes commands of npm as tabs with the commands of each package manager, as Docusaurus's `npm2yarn` does. */
export function convertPackageCommands(node: MdxNode, managers: readonly PackageManager[]): string {
  const meta = node.meta.replace(/(?:^|\s)npm2yarn(?:=\S+)?/, '').trim()
  const language = node.lang === 'npm2yarn' ? 'bash' : (node.lang ?? 'bash')
  const info = [language, meta].filter(Boolean).join(' ')
  const npm = { name: 'npm', label: 'npm', convert: (command: string): string => command }
  return formatCodeTabs(
    [npm, ...managers].map(({ name, label, convert }) => ({
      value: name,
      label,
      blocks: [{ info, code: convertLines(node.value, convert) }],
    })),
    'npm2yarn',
  )
}

const convertLines = (commands: string, convert: PackageManager['convert']): string =>
  commands
    .split('\n')
    .map((line) => (/^\s*(?:#|$)/.test(line) ? line : convert(line)))
    .join('\n')
