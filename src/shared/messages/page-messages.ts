import type { FeedbackMessages } from '../forms/feedback-messages.ts'
import type { formNoticeMessages } from '../forms/form-notice-messages.ts'
import type { newsletterMessages } from '../forms/newsletter-messages.ts'
import type { searchMessages } from '../search/search-messages.ts'
import type { apiBarMessages } from './api/api-bar-messages.ts'
import type { ApiMessages, ApiPageMessages } from './api/api-messages.ts'
import type { SchemaMessages } from './api/schema-messages.ts'
import type { tryItCheckMessages } from './api/try-it-check-messages.ts'
import type { tryItMessages } from './api/try-it-messages.ts'
import type { articleMessages } from './article-messages.ts'
import type { CalculatorMessages } from './calculator-messages.ts'
import type { ColorModeMessages } from './color-mode-messages.ts'
import type { Messages } from './messages.ts'
import type { OfflineMessages } from './offline-messages.ts'

/** Messages of pages, not of the shell: the build prints them, or modules that only some pages load. */
export const pageMessages = {
  breadcrumbs: 'Breadcrumbs',
  pager: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  tags: 'Tags',
  editPage: 'Edit this page',
  pageMenu: 'Page actions',
  copyPage: 'Copy page as Markdown',
  viewMarkdown: 'View as Markdown',
  askAssistant: 'Ask {name} about this page',
  assistantPrompt: 'Read {url} and answer my questions about it.',
  lastUpdated: 'Last updated on {date}',
  lastUpdatedBy: 'Last updated on {date} by {author}',
  unreleased: "This page describes {version}, which hasn't been released yet.",
  unmaintained: 'This page describes {version}, which is no longer maintained.',
  latestVersion: 'Go to the latest version',
  notTranslated: 'This page has not been translated yet.',
  onThisPage: 'On this page',
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  allTags: 'All tags',
  relatedTags: 'Related tags',
  allAuthors: 'All authors',
  authors: 'Authors',
  tagsIntro: 'Everything that is tagged, by tag.',
  guidesTagged: 'Guides tagged “{label}”',
  postsTagged: 'Posts tagged “{label}”',
  postsBy: 'Posts by {name}',
  pageOf: '{title}, page {page}',
  readMore: 'Read more',
  readMoreOf: 'Read more: {title}',
  minutes: '{minutes} min read',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  posts: 'Posts',
  homepage: 'Homepage of {name}',
  notFoundLead: 'There is no page at this address. It may have moved, or the link may be misspelled.',
  didYouMean: 'Did you mean',
  goHome: 'Go to the home page',
  pageMoved: 'This page has moved.',
  sectionMoved: 'This section has moved.',
}

/** Messages of all pages by their key, without the search. */
export type PageMessages = Messages & typeof pageMessages

/** All messages by their key. */
export type AllMessages = Messages &
  typeof pageMessages &
  typeof searchMessages &
  FeedbackMessages &
  ColorModeMessages &
  OfflineMessages &
  typeof newsletterMessages &
  typeof formNoticeMessages &
  typeof articleMessages &
  CalculatorMessages &
  typeof apiBarMessages &
  ApiMessages &
  ApiPageMessages &
  SchemaMessages &
  typeof tryItMessages &
  typeof tryItCheckMessages

/** Messages that locales replace, by locale. */
export type LocaleMessages = ReadonlyMap<string, Partial<AllMessages>>
