import type { ReactNode } from 'react'
import { countMessage } from '../../../../shared/messages/count-message.ts'
import type { ApiItemListInput, ApiListItem } from '../../../../shared/output/render-module.ts'
import { MethodBadge } from '../../../shell/search/MethodBadge.tsx'
import { Html } from '../Html.tsx'
import { usePrintContext } from '../print-context.ts'

/** The page of a group or of all schemas that would be too large with all of them: a list of links. */
export function ItemList({ description, items, whole }: ApiItemListInput): ReactNode {
  const texts = usePrintContext()
  return (
    <div className="group-page">
      <Html className="group-description" html={description} />
      <ul className="item-list">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {whole !== undefined && (
        <p>
          <a href={whole.url} type="text/markdown">
            {countMessage(texts, 'apiWholeList', whole.count)}
          </a>
        </p>
      )}
    </div>
  )
}

function Item({ item }: { item: ApiListItem }): ReactNode {
  const { messages } = usePrintContext()
  const { id, title, url, summary, endpoint, isDeprecated, html } = item
  return (
    <li id={id}>
      {url === undefined ? <b>{title}</b> : <a href={url}>{title}</a>}
      {isDeprecated && <small>{messages.apiDeprecatedOperation}</small>}
      {endpoint !== undefined && title !== `${endpoint.method} ${endpoint.path}` && (
        <code>
          <MethodBadge method={endpoint.method} /> {endpoint.path}
        </code>
      )}
      {/* An inline schema starts with its whole description. */}
      {summary !== '' && html === '' && <p>{summary}</p>}
      <Html html={html} />
    </li>
  )
}
