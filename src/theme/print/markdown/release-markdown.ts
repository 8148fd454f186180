import { createYearId, getYear } from '../../../shared/content/listed/releases.ts'
import { releaseKindMessages } from '../../islands/releases/release-kind-messages.ts'
import { createArticleMessages } from '../article/catalog/create-article-messages.ts'
import { createReleaseProps, type ReleaseProps } from '../releases/release-props.ts'
import type { ComponentUse } from './component-use.ts'
import { createElementNode, createLinkNode, createPrintedNode, type MarkdownNode } from './markdown-node.ts'

type ListedRelease = ReleaseProps['releases'][number]

/** Formats release notes below the headings of their years, with links to their feeds. */
export function formatReleaseNotes(use: ComponentUse): MarkdownNode[] {
  const { releases, areas } = createReleaseProps(use.props, use.context)
  const feeds = [
    createLinkNode('atom.xml', ['Atom']),
    createLinkNode('rss.xml', ['RSS']),
    createLinkNode('feed.json', ['JSON Feed']),
  ]
  const nodes: MarkdownNode[] = [
    createElementNode(
      'p',
      feeds.flatMap((feed, index) => (index === 0 ? [feed] : [', ', feed])),
    ),
  ]
  let year = ''
  for (const release of releases) {
    if (getYear(release.date) !== year) {
      year = getYear(release.date)
      nodes.push(createElementNode('h2', [year], { id: createYearId(year) }))
    }
    nodes.push(...formatRelease(release, { showsArea: areas.length > 1, use }))
  }
  return nodes
}

function formatRelease(
  release: ListedRelease,
  { showsArea, use }: { showsArea: boolean; use: ComponentUse },
): MarkdownNode[] {
  const { id, title, date, areaLabel, markdown } = release
  const facts = [date, formatKind(release, use), ...(showsArea ? [areaLabel] : [])]
  return [
    createElementNode('h3', [title], { id }),
    createElementNode('p', [facts.join(' · ')]),
    createPrintedNode(markdown),
  ]
}

/** Formats the newest changes as a list with links to their notes. */
export function formatLatestReleases(use: ComponentUse): MarkdownNode[] {
  const { releases, areas, limit, releasesUrl } = createReleaseProps(use.props, use.context)
  const items = releases.slice(0, limit).map((release) => {
    const { id, title, area, date, areaLabel } = release
    const link = createLinkNode(`${releasesUrl(area) ?? ''}#${id}`, [title])
    const facts = [date, formatKind(release, use), ...(areas.length > 0 ? [areaLabel] : [])]
    return createElementNode('li', [link, ` (${facts.join(' · ')})`])
  })
  return [createElementNode('ul', items)]
}

const formatKind = ({ kind }: ListedRelease, { context }: ComponentUse): string =>
  createArticleMessages(context)[releaseKindMessages[kind]]
