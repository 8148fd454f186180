import npmToYarn from 'npm-to-yarn'
import type { MdxNode } from '../mdx-tree.ts'

// Its types describe the CommonJS form of the package.
const convertCommand = npmToYarn as unknown as typeof npmToYarn.default

const managers = [
  ['npm', 'npm'],
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
] as const

/** Writes commands of npm as tabs with the commands of each package manager, as Docusaurus's `npm2yarn` does. */
export function convertPackageCommands(node: MdxNode): string {
  const meta = node.meta.replace(/(?:^|\s)npm2yarn(?:=\S+)?/, '').trim()
  const language = node.lang === 'npm2yarn' ? 'bash' : (node.lang ?? 'bash')
  const info = [language, meta].filter(Boolean).join(' ')
  const tabs = managers.map(
    ([name, label]) =>
      `<TabItem value="${name}" label="${label}">\n\n\`\`\`${info}\n${name === 'npm' ? node.value : convert(node.value, name)}\n\`\`\`\n\n</TabItem>`,
  )
  return `<Tabs groupId="npm2yarn">\n${tabs.join('\n')}\n</Tabs>`
}

const convert = (command: string, manager: 'yarn' | 'pnpm'): string =>
  command
    .split('\n')
    .map((line) => (/^\s*(?:#|$)/.test(line) ? line : convertCommand(line, manager)))
    .join('\n')
