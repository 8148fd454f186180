import type { PrintedMarkdown } from '../../../shared/content/listed/printed-markdown.ts'
import { allMessages } from '../../../shared/messages/all-messages.ts'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import type { ListMarkdownInput } from '../../../shared/output/render-module.ts'
import type {
  AuthorList,
  GuideList,
  PostList,
  PostSummary,
  TagList,
} from '../../../shared/site/lists/page-listing.ts'
import type { PageLink } from '../../../shared/site/page.ts'
import { groupByLetter } from '../lists/group-by-letter.ts'
import {
  createElementNode,
  createLinkNode,
  createPrintedNode,
  createSlugger,
  type MarkdownNode,
} from './markdown-node.ts'
import { printMarkdown } from './print-markdown.ts'

/** Renders the article of a page without a source file as Markdown. */
export function renderListMarkdown(input: ListMarkdownInput): PrintedMarkdown {
  const notes = new Map<string, string>()
  const slugger = createSlugger()
  const context = { resolveUrl: input.resolveUrl, hasFormulas: false, notePrefix: '', notes, slugger }
  return { text: printMarkdown(createListNodes(input), context), notes }
}

function createListNodes(input: ListMarkdownInput): MarkdownNode[] {
  const { list } = input
  switch (list.kind) {
    case 'tags':
      return createTagNodes(list, input)
    case 'guides':
      return createGuideNodes(list)
    case 'posts':
      return createPostNodes(list, input)
    case 'authors':
      return [createAuthorNode(list, input)]
  }
}

const createTagNodes = ({ tags }: TagList, { locale }: ListMarkdownInput): MarkdownNode[] =>
  [...groupByLetter(tags, locale)].flatMap(([letter, group]) => [
    createElementNode('h2', [letter]),
    createElementNode(
      'ul',
      group.map(({ label, url, count, description }) =>
        createElementNode('li', [
          createLinkNode(url, [label]),
          ` (${count})${description === '' ? '' : `: ${description}`}`,
        ]),
      ),
    ),
  ])

/** Guides by area and product if there are several, as `GuideItems` prints them. */
function createGuideNodes({ guides, related, all }: GuideList): MarkdownNode[] {
  const places = Map.groupBy(guides, ({ place }) => place)
  const hasGroups = [...places.keys()].filter(Boolean).length > 1
  return [
    ...[...places].flatMap(([place, group]) => [
      ...(hasGroups && place !== '' ? [createElementNode('h2', [place])] : []),
      ...group.flatMap(({ label, url, description }) => [
        createElementNode(hasGroups ? 'h3' : 'h2', [createLinkNode(url, [label])]),
        createElementNode('p', [description]),
      ]),
    ]),
    createElementNode('p', joinLinks([...related, all])),
  ]
}

function createPostNodes(
  { posts, author, relatedLinks }: PostList,
  { excerpts, messages }: ListMarkdownInput,
): MarkdownNode[] {
  const homepage = fillMessage({ ...allMessages, ...messages }.homepage, { name: author?.name ?? '' })
  return [
    createElementNode('p', [author?.title ?? '']),
    createElementNode('p', [author?.description ?? '']),
    createElementNode(
      'p',
      author?.homepage === undefined ? [] : [createLinkNode(author.homepage, [homepage])],
    ),
    ...posts.flatMap((post) => createPostItem(post, excerpts.get(post.url))),
    createElementNode('p', joinLinks(relatedLinks)),
  ]
}

function createPostItem(
  { label, url, description, post: { date, authors }, tags }: PostSummary,
  excerpt: PrintedMarkdown | undefined,
): MarkdownNode[] {
  const byline = [date, ...authors.map(({ name, url: page }) => createLinkNode(page, [name]))]
  return [
    createElementNode('h2', [createLinkNode(url, [label])]),
    createElementNode('p', separate(byline, ' · ')),
    excerpt === undefined ? createElementNode('p', [description]) : createPrintedNode(excerpt),
    createElementNode('p', joinLinks(tags)),
  ]
}

function createAuthorNode({ authors }: AuthorList, { messages }: ListMarkdownInput): MarkdownNode {
  const { posts } = { ...allMessages, ...messages }
  return createElementNode(
    'ul',
    authors.map(({ name, url, title, count }) => {
      const about = [...(title === undefined ? [] : [title]), `${posts}: ${count}`].join(', ')
      return createElementNode('li', [createLinkNode(url, [name]), `: ${about}`])
    }),
  )
}

const joinLinks = (links: readonly PageLink[]): MarkdownNode[] =>
  separate(
    links.map(({ label, url }) => createLinkNode(url, [label])),
    ', ',
  )

const separate = (nodes: readonly MarkdownNode[], separator: string): MarkdownNode[] =>
  nodes.flatMap((node, index) => (index === 0 ? [node] : [separator, node]))
