import type { ReactNode } from 'react'
import { trustHtml } from '../../../runtime/dom/trusted-html.ts'
import type { ApiIndexView as Index } from '../../../shared/api/pages/api-index.ts'
import { Icon } from '../../shell/icons/Icon.tsx'
import { usePrintContext } from './print-context.ts'

interface ApiIndexProps {
  index: Pick<Index, 'api' | 'title'>
  /** HTML of its lists (`ApiIndexLists`). */
  lists: string
}

/** Index of an API with its filter. On narrow screens without room for a column, it's a popover. */
export function ApiIndex({ index, lists }: ApiIndexProps): ReactNode {
  const { messages } = usePrintContext()
  return (
    <nav id="api-index" className="api-index" popover="auto" aria-label={index.title}>
      <div className="api-index-find">
        <button
          type="button"
          className="icon-button"
          popoverTarget="api-index"
          popoverTargetAction="hide"
          aria-label={messages.apiIndexClose}
        >
          <Icon name="close" />
        </button>
        <Icon name="search" />
        <input
          type="search"
          aria-label={messages.apiFilter}
          placeholder={messages.apiFilter}
          autoComplete="off"
          spellCheck="false"
        />
        <p className="api-index-count" role="status" data-count="" />
      </div>
      <div
        className="api-index-lists"
        data-scroll-memory={`api-${index.api}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML, printed by the build
        dangerouslySetInnerHTML={{ __html: trustHtml(lists) }}
      />
    </nav>
  )
}
