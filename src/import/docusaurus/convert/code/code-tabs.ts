import { formatCodeFence } from '../../../../shared/text/escape-markdown.ts'

/** A tab with code blocks. */
export interface CodeTab {
  value: string
  label: string
  blocks: { info: string; code: string }[]
}

/** Formats code blocks as tabs. Tabs of a group change together. */
export function formatCodeTabs(tabs: readonly CodeTab[], groupId: string | undefined): string {
  const items = tabs.map(({ value, label, blocks }) => {
    const fences = blocks.map(({ info, code }) => formatCodeFence({ code, language: info }))
    return `<TabItem value="${value}" label="${label}">\n\n${fences.join('\n\n')}\n\n</TabItem>`
  })
  const group = groupId === undefined ? '' : ` groupId="${groupId}"`
  return `<Tabs${group}>\n${items.join('\n')}\n</Tabs>`
}
