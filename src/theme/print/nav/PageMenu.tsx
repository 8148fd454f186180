import type { ReactNode } from 'react'
import { fillMessage } from '../../../shared/messages/fill-message.ts'
import { offlineMessages } from '../../../shared/messages/offline-messages.ts'
import type { PageView } from '../../../shared/site/page.ts'
import type { SiteView } from '../../../shared/site/site-view.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { ExternalLink } from '../../shell/nav/ExternalLink.tsx'
import { usePageMessages } from '../../shell/usePageMessages.ts'
import { PageIcon } from './PageIcon.tsx'

interface PageMenuProps {
  site: SiteView
  view: PageView
}

const menuId = 'page-menu'

/**
 * A menu for taking the page elsewhere: its Markdown, and links that open it in chat services. The popover is native;
 * only copying (`runtime/article/copy-page.ts`) and saving (`runtime/offline/`) need a script.
 */
export function PageMenu({ site, view: { markdownUrl } }: PageMenuProps): ReactNode {
  const messages = { ...offlineMessages, ...usePageMessages() }
  if (markdownUrl === undefined) return null
  const prompt = fillMessage(messages.assistantPrompt, { url: site.origin + markdownUrl })
  return (
    <div className="page-menu">
      <button type="button" className="page-action menu-toggle" popoverTarget={menuId}>
        {messages.pageMenu}
        <Icon name="caret" />
      </button>
      <div id={menuId} className="menu-list" popover="auto">
        <button type="button" className="menu-item" data-copy-page={markdownUrl}>
          <PageIcon name="copy" />
          <span>{messages.copyPage}</span>
        </button>
        {site.isStoredOffline && (
          <button type="button" className="menu-item" data-save-offline="" hidden>
            <PageIcon name="save" />
            {messages.offlineSave}
          </button>
        )}
        <a className="menu-item" href={markdownUrl} type="text/markdown">
          <PageIcon name="markdown" />
          {messages.viewMarkdown}
        </a>
        {site.assistants.map(({ label, url }) => (
          <ExternalLink
            key={url}
            className="menu-item"
            url={url.replace('{prompt}', () => encodePrompt(prompt))}
          >
            <PageIcon name="chat" />
            {fillMessage(messages.askAssistant, { name: label })}
          </ExternalLink>
        ))}
      </div>
    </div>
  )
}

/** Encodes a prompt for a query, which may have slashes and colons. Encoded, they would be most of the prompt's bytes. */
const encodePrompt = (prompt: string): string =>
  encodeURIComponent(prompt).replace(/%(?:2F|3A)/g, decodeURIComponent)
