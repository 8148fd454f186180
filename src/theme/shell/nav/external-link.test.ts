import { type ComponentProps, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleSite, sampleView } from '../../../../tests/unit/sample-values.ts'
import { defaultMessages } from '../../../shared/messages/messages.ts'
import { PageMeta } from '../../print/nav/PageMeta.tsx'
import { NavbarLink } from '../layout/navbar/NavbarLink.tsx'
import { NoResults } from '../search/SearchScreens.tsx'
import { MessagesContext } from '../useMessages.ts'
import { ExternalLink } from './ExternalLink.tsx'
import { SidebarTree } from './SidebarTree.tsx'

const url = 'https://status.example/'
const opensInNewTab = '(تفتح في تبويب جديد)'

/** Renders in a language with its own text for new tabs. */
const print = (element: ReactElement): string =>
  renderToStaticMarkup(
    createElement(MessagesContext, { value: { ...defaultMessages, opensInNewTab } }, element),
  )

const links: Record<string, ReactElement> = {
  'a text': createElement(ExternalLink, { url } as ComponentProps<typeof ExternalLink>, 'Status'),
  'the navbar': createElement(NavbarLink, {
    label: 'Status',
    url,
    isExternal: true,
    isCurrent: false,
    className: 'x',
  }),
  'the sidebar': createElement(SidebarTree, {
    position: { id: 'main', activePath: [] },
    items: [{ kind: 'external', label: 'Status', href: url }],
    currentUrl: '/docs/x/',
    isAutoCollapsed: false,
  }),
  'a page that can be edited': createElement(PageMeta, {
    site: sampleSite,
    view: sampleView({ editUrl: url }),
  }),
  'a search without results': createElement(NoResults, {
    text: 'x',
    suggestions: [],
    site: { ...sampleSite, missingResultsUrl: url },
    onSuggestion: () => undefined,
    onFollow: () => undefined,
  }),
}

test.each(Object.entries(links))(
  '[R-082] [R-120] a link in %s that opens in a new tab is announced in the language of the page',
  (_, element) => {
    const [link = '', ...others] = print(element).match(/<a [^>]*target="_blank".*?<\/a>/gs) ?? []
    expect(others).toEqual([])
    expect(link).toContain(`href="${url}"`)
    expect(link).toContain('rel="noopener noreferrer"')
    expect(link).toMatch(
      new RegExp(`<span class="visually-hidden"> ${opensInNewTab.replace(/[()]/g, '\\$&')}</span></a>$`),
    )
  },
)

test('an internal link opens in the same tab', () => {
  const link = createElement(NavbarLink, {
    label: 'X',
    url: '/docs/x/',
    isExternal: false,
    isCurrent: true,
    className: 'x',
  })
  expect(print(link)).toBe('<a href="/docs/x/" aria-current="true" class="x">X</a>')
})
